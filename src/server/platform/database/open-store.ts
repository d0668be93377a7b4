import { join } from 'node:path'
import { EnvError, type Env } from '../env.ts'
import type { Log } from '../log.ts'
import type { Store } from './database.ts'
import { closeFolder } from '../own-folder.ts'
import { isUnreachable } from './is-unreachable.ts'

type StoreSettings = Pick<
  Env,
  'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_READ_URL' | 'DATABASE_POOL' | 'DATA_DIR'
>

interface Manner {
  /** Nobody waits: statements may take their time. */
  unhurried?: boolean
}

/** PostgreSQL's codes for a user it does not know, and Node's for a folder: a setting is wrong, not the product. */
const REFUSED = ['28000', '28P01']
const UNUSABLE = ['ENOTDIR', 'EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EEXIST']

function codeOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string') return cause.code
  return ''
}

const settingOf = (error: unknown) =>
  error instanceof Error && 'setting' in error ? String(error.setting) : 'DATABASE_URL'

/**
 * PostgreSQL when `DATABASE_URL` is set, else the embedded database under `DATA_DIR`. Migrates before it answers.
 * @throws {EnvError} when the database does not answer or the folder cannot be used.
 * @throws {FolderInUseError}
 */
export async function openStore(env: StoreSettings, log: Log, manner: Manner = {}): Promise<Store> {
  try {
    return await open(env, log, manner)
  } catch (cause) {
    const code = codeOf(cause)
    if (env.DATABASE_URL && (REFUSED.includes(code) || isUnreachable(cause)))
      throw new EnvError(`${settingOf(cause)} names a database that does not let us in (${code}).`, { cause })
    if (!env.DATABASE_URL && UNUSABLE.includes(code))
      throw new EnvError(`DATA_DIR names a folder that cannot be used: ${env.DATA_DIR} (${code}).`, { cause })
    throw cause
  }
}

async function open(env: StoreSettings, log: Log, manner: Manner): Promise<Store> {
  // Also one that was made before, under another umask.
  closeFolder(env.DATA_DIR)
  if (env.DATABASE_URL) {
    const { openPostgres } = await import('./open-postgres.ts')
    const { DATABASE_DIRECT_URL: direct, DATABASE_READ_URL: reads, DATABASE_POOL: pool } = env
    return openPostgres(env.DATABASE_URL, { ...manner, pool, direct, reads, log })
  }
  const { openEmbedded } = await import('./open-embedded.ts')
  return openEmbedded(join(env.DATA_DIR, 'db'), log)
}
