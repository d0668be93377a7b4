import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from './env.ts'
import { OWN_FILE, OWN_FOLDER } from './own-folder.ts'

/** Keeps what must be read again, and would open something if the database were read by others. */
export interface Vault {
  /** `about` says what the text belongs to; it opens under no other name. @throws {VaultError} where there is no key. */
  seal(text: string, about: string): string
  /** @throws {VaultError} when it was sealed with another key, or about something else. */
  open(sealed: string, about: string): string
  /**
   * A key of the installation's own for one purpose, the same in all of its processes. It guards what is short-lived:
   * on PostgreSQL without `SECRET_KEY` it comes from the database's address and password.
   */
  derive(purpose: string): Buffer
  /** Whether there is a key to seal with. */
  isLocked: boolean
}

export class VaultError extends Error {
  override readonly name = 'VaultError'
}

const SEALED = 'v1.'
/** How secrets stood until 2026-11 on PostgreSQL without `SECRET_KEY`. They open, and are sealed once there is a key. */
export const PLAIN = 'plain.'
const IV_BYTES = 12
const TAG_BYTES = 16

/** The key that the embedded database's folder keeps beside it: made once, readable by its owner alone. */
function keyOfFolder(folder: string): string {
  const file = join(folder, 'secret.key')
  try {
    mkdirSync(folder, { recursive: true, mode: OWN_FOLDER })
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: OWN_FILE })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}

/** The secret of this installation that is kept outside its database; undefined on PostgreSQL without `SECRET_KEY`. */
export const installationKey = ({
  SECRET_KEY: secret,
  DATABASE_URL: database,
  DATA_DIR: folder,
}: Pick<Env, 'SECRET_KEY' | 'DATABASE_URL' | 'DATA_DIR'>): string | undefined =>
  secret ?? (database === undefined ? keyOfFolder(folder) : undefined)

export function createVault({
  SECRET_KEY: secret,
  DATABASE_URL: database,
  DATA_DIR: folder,
}: Pick<Env, 'SECRET_KEY' | 'DATABASE_URL' | 'DATA_DIR'>): Vault {
  const isLocked = secret !== undefined || database === undefined
  let derived: Buffer | undefined
  const key = () =>
    (derived ??= Buffer.from(hkdfSync('sha256', secret ?? keyOfFolder(folder), '', 'asteria vault v1', 32)))
  return {
    isLocked,
    derive: (purpose) =>
      Buffer.from(hkdfSync('sha256', secret ?? database ?? keyOfFolder(folder), '', `asteria ${purpose} v1`, 32)),
    seal(text, about) {
      if (!isLocked) throw new VaultError('there is no key to seal with: SECRET_KEY is missing')
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key(), iv).setAAD(Buffer.from(about))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return SEALED + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed, about) {
      if (sealed.startsWith(PLAIN)) return Buffer.from(sealed.slice(PLAIN.length), 'base64url').toString('utf8')
      if (!isLocked || !sealed.startsWith(SEALED)) throw new VaultError('there is no key to open this with')
      const bytes = Buffer.from(sealed.slice(SEALED.length), 'base64url')
      const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
      try {
        const decipher = createDecipheriv('aes-256-gcm', key(), bytes.subarray(0, IV_BYTES), {
          authTagLength: TAG_BYTES,
        })
        decipher.setAAD(Buffer.from(about)).setAuthTag(tag)
        return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      } catch (cause) {
        throw new VaultError('this was sealed with another key', { cause })
      }
    },
  }
}
