import type { Db } from './database.ts'

/**
 * A query that is put together once for a database, or a transaction in it, and then only bound to values. What is asked
 * with every page should be: putting it together takes longer than sending it.
 */
export function prepared<Query extends object>(prepare: (db: Db) => Query): (db: Db) => Query {
  const kept = new WeakMap<Db, Query>()
  return (db) => {
    const known = kept.get(db)
    if (known) return known
    const made = prepare(db)
    kept.set(db, made)
    return made
  }
}
