import type { ApiScope } from '#product/api-scopes.ts'
import { AppError } from '#platform/app-error.ts'
import { hashSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import { takeCall, type Allowance } from './count-calls.ts'
import { isKey } from './domain/new-key.ts'
import { findKey, noteUse } from './queries.ts'

/** Whose key a program shows. */
export interface KeyHolder {
  userId: number
  keyId: number
}

interface Asked {
  /** What stands after `Bearer`; undefined for a call without a key. */
  key: string | undefined
  /** An address, or the block of addresses that counts as one. */
  ip: string
  scope: ApiScope
  /** Whether the call is answered without a key, too. */
  isOpen: boolean
}

/**
 * Lets a call of the public API in, and counts it: for the account of its key, or for the address that it comes from, which
 * also pays for wrong keys. `onCounted` hears what is left, before anything is refused for another reason.
 * @throws {AppError} unauthenticated, forbidden, rate_limited
 */
export async function admitCaller(
  services: Services,
  { key, ip, scope, isOpen }: Asked,
  onCounted: (allowance: Allowance) => void,
): Promise<KeyHolder | undefined> {
  const { db, clock } = services
  const row = key !== undefined && isKey(key) ? await findKey(db, hashSecret(key)) : undefined
  const allowance = await takeCall(services, row ? { userId: row.userId } : { ip })
  onCounted(allowance)
  if (allowance.isSpent)
    throw new AppError('rate_limited', { code: 'calls_spent', retryAfterSeconds: allowance.resetSeconds })
  if (!row) {
    if (key !== undefined) throw new AppError('unauthenticated', { message: 'key_invalid', code: 'key_invalid' })
    if (!isOpen) throw new AppError('unauthenticated', { message: 'key_missing', code: 'key_missing' })
    return undefined
  }
  if (!row.scopes.includes(scope))
    throw new AppError('forbidden', { message: 'key_scope', values: { scope }, code: 'scope_missing' })
  if (!(await noteUse(db, row.id, clock())))
    throw new AppError('unauthenticated', { message: 'key_invalid', code: 'key_invalid' })
  return { userId: row.userId, keyId: row.id }
}
