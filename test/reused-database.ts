import type { PGlite } from '@electric-sql/pglite'

/** All that a migrated database has by name, so that one whose tables a suite has changed is told from one that is as new. */
const SCHEMA = `
  with own as (select oid from pg_namespace where nspname not like 'pg\\_%' and nspname <> 'information_schema')
  select md5(concat(
    (select string_agg(concat_ws(' ', oid, relnamespace, relname, relnatts), ',' order by oid) from pg_class
      where relnamespace in (select oid from own)),
    (select string_agg(concat_ws(' ', oid, conname, convalidated), ',' order by oid) from pg_constraint
      where connamespace in (select oid from own)),
    (select string_agg(concat_ws(' ', attrelid, attnum, attname, atttypid, attnotnull), ',' order by attrelid, attnum)
      from pg_attribute join pg_class on pg_class.oid = attrelid where relnamespace in (select oid from own)),
    (select string_agg(concat_ws(' ', oid, tgname, tgenabled), ',' order by oid) from pg_trigger),
    (select string_agg(concat_ws(' ', oid, md5(prosrc)), ',' order by oid) from pg_proc
      where pronamespace in (select oid from own)))) as schema`

const TABLES = `
  select c.oid::regclass::text as name from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema' order by 1`

const USED_SEQUENCES = `
  select format('%I.%I', schemaname, sequencename) as name from pg_sequences
  where last_value is not null and schemaname not like 'pg\\_%'`

const namesOf = async (database: PGlite, query: string): Promise<string[]> =>
  (await database.query<{ name: string }>(query)).rows.map(({ name }) => name)

const schemaOf = async (database: PGlite): Promise<string | undefined> =>
  (await database.query<{ schema: string }>(SCHEMA)).rows[0]?.schema

async function filledTables(database: PGlite): Promise<string[]> {
  const tables = await namesOf(database, TABLES)
  const counted = tables.map((name, i) => `select ${i} as at where exists (select from only ${name})`)
  const { rows } = await database.query<{ at: number }>(counted.join(' union all '))
  return rows.flatMap(({ at }) => tables[at] ?? [])
}

/** What a database holds before a suite uses it. */
interface AsNew {
  schema: string | undefined
  rows: { table: string; json: string }[]
  sequences: { name: string; at: string }[]
}

async function asNew(database: PGlite): Promise<AsNew> {
  const rows: AsNew['rows'] = []
  for (const table of await filledTables(database)) {
    const told = await database.query<{ json: string }>(`select json_agg(t)::text as json from only ${table} as t`)
    rows.push({ table, json: told.rows[0]?.json ?? '[]' })
  }
  const sequences: AsNew['sequences'] = []
  for (const name of await namesOf(database, USED_SEQUENCES)) {
    const told = await database.query<{ at: string }>(`select last_value::text as at from ${name}`)
    sequences.push({ name, at: told.rows[0]?.at ?? '1' })
  }
  return { schema: await schemaOf(database), rows, sequences }
}

/** Takes out what a suite has written; false where it has changed the tables themselves. */
async function restore(database: PGlite, { schema, rows, sequences }: AsNew): Promise<boolean> {
  if ((await schemaOf(database)) !== schema) return false
  const filled = await filledTables(database)
  const used = await namesOf(database, USED_SEQUENCES)
  await database.transaction(async (tx) => {
    await tx.exec('set local session_replication_role = replica')
    if (filled.length > 0) await tx.exec(`truncate ${filled.join(', ')} cascade`)
    for (const name of used) await tx.exec(`alter sequence ${name} restart`)
    for (const { table, json } of rows)
      await tx.query(
        `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1)`,
        [json],
      )
    for (const { name, at } of sequences) await tx.query('select setval($1, $2)', [name, at])
  })
  return true
}

/** Passes everything on to a database until it is closed; then nothing that still runs can write into the next suite's rows. */
function lend(database: PGlite, close: () => Promise<void>): PGlite {
  let isClosed = false
  const give = async () => {
    if (isClosed) return
    isClosed = true
    await close()
  }
  return new Proxy(database, {
    get: (_, key) => {
      if (key === 'close') return give
      if (key === 'closed') return isClosed
      const value: unknown = Reflect.get(database, key, database)
      if (isClosed && typeof value === 'function') throw new Error('the database of this suite is closed')
      return typeof value === 'function' ? value.bind(database) : value
    },
  })
}

/**
 * Migrated databases, one suite after the other on the same: to load another costs a second and, as each takes some hundred
 * megabytes, several rounds of garbage collection. One whose tables were changed, or that can't be restored, isn't used again.
 */
export function reusedDatabases(make: () => Promise<PGlite>): () => Promise<PGlite> {
  const free: { database: PGlite; fresh: AsNew }[] = []
  return async () => {
    const taken = free.pop()
    const database = taken?.database ?? (await make())
    const fresh = taken?.fresh ?? (await asNew(database))
    return lend(database, async () => {
      const isRestored = await restore(database, fresh).catch(() => false)
      if (isRestored) free.push({ database, fresh })
      else await database.close()
    })
  }
}
