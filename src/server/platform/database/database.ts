import { fileURLToPath } from 'node:url'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { PgBoss } from 'pg-boss'

/** The database, or a transaction in it. Whoever is handed one uses that and no other: the embedded one has a single connection. */
export type Db = PgDatabase<PgQueryResultHKT>

export interface Store {
  kind: 'embedded' | 'postgres'
  db: Db
  /** A standby, where there is one: read only, and a moment behind. */
  reads?: Db
  boss: PgBoss
  /** True when no other process can hold jobs, so that whatever is active at start was orphaned. */
  exclusive: boolean
  /** Of this process's pool; the embedded database has none. */
  connections?(): { busy: number; idle: number; waiting: number }
  close(): Promise<void>
}

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
