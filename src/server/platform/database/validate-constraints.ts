import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Log } from '../log.ts'

type Executor = Pick<PgDatabase<PgQueryResultHKT>, 'execute'>

/** Of a check, and of a foreign key. */
const VIOLATIONS: readonly unknown[] = ['23514', '23503']
const LOCK_NOT_AVAILABLE = '55P03'

/** PostgreSQL's code of a failure, from the driver's error behind drizzle's. */
function codeOf(error: unknown): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if ('code' in cause) return cause.code
  return undefined
}

/**
 * Holds rows of before to the checks and foreign keys that migrations add `NOT VALID`. A migration that read them all would keep everybody
 * out of the table meanwhile; this lets others read and write. Rows that break one keep nobody from starting: it
 * holds for what is written from now on, and somebody has to look at them.
 */
export async function validateConstraints(db: Executor, log: Log): Promise<void> {
  const { rows } = (await db.execute(sql`
    select conrelid::regclass::text as "table", quote_ident(conname) as name from pg_constraint
    where contype in ('c', 'f') and not convalidated and connamespace = 'public'::regnamespace
    order by 1, 2`)) as unknown as { rows: { table: string; name: string }[] }
  for (const { table, name } of rows) {
    try {
      await db.execute(sql.raw(`alter table ${table} validate constraint ${name}`))
    } catch (error) {
      const code = codeOf(error)
      if (VIOLATIONS.includes(code)) log.error('rows of before break a constraint', { table, constraint: name })
      else if (code === LOCK_NOT_AVAILABLE)
        log.warn('a constraint waits for the next start', { table, constraint: name })
      else throw error
    }
  }
}
