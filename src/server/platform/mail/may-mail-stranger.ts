import type { Db } from '../database/database.ts'
import { takeAttempt } from '../rate-limit.ts'
import { hashSecret } from '../secret.ts'
import { normalAddress } from './normal-address.ts'

const A_DAY = { limit: 4, windowSeconds: 86_400 } as const

/**
 * Whether an address that nobody has shown to be theirs may get one more mail today. Somebody may have typed in a
 * stranger's, and through all of their accounts, changes and spellings of it that stranger gets no more than these.
 */
export async function mayMailStranger(db: Db, address: string, now: Date): Promise<boolean> {
  return (await takeAttempt(db, { key: `mail:${hashSecret(normalAddress(address))}`, ...A_DAY }, now)) === null
}
