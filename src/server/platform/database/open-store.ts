import { join } from 'node:path'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import type { Store } from './database.ts'

/** PostgreSQL when `DATABASE_URL` is set, else the embedded database under `DATA_DIR`. Migrates before it answers. */
export async function openStore(
  env: Pick<Env, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATA_DIR'>,
  log: Log,
): Promise<Store> {
  if (env.DATABASE_URL) {
    const { openPostgres } = await import('./open-postgres.ts')
    return openPostgres(env.DATABASE_URL, env.DATABASE_POOL, log)
  }
  const { openEmbedded } = await import('./open-embedded.ts')
  return openEmbedded(join(env.DATA_DIR, 'db'))
}
