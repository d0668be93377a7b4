import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from './env.ts'

/** Keeps what must be read again, and would open something if the database were read by others. */
export interface Vault {
  /** `about` says what the text belongs to; it opens under no other name. */
  seal(text: string, about: string): string
  /** @throws {VaultError} when it was sealed with another key, or about something else. */
  open(sealed: string, about: string): string
  /** Whether there is a key to seal with. */
  isLocked: boolean
}

export class VaultError extends Error {
  override readonly name = 'VaultError'
}

const SEALED = 'v1.'
/** On PostgreSQL without `SECRET_KEY`, where no process could know another's key (docs/decisions/0026). */
const PLAIN = 'plain.'
const IV_BYTES = 12
const TAG_BYTES = 16

/** The key that the embedded database's folder keeps beside it: made once, readable by its owner alone. */
function keyOfFolder(folder: string): string {
  const file = join(folder, 'secret.key')
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}

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
    seal(text, about) {
      if (!isLocked) return PLAIN + Buffer.from(text).toString('base64url')
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
