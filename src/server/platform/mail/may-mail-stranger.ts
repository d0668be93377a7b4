import type { Db } from '../database/database.ts'
import { attemptsSpent, takeAttempt } from '../rate-limit.ts'
import { hashSecret } from '../secret.ts'
import { normalAddress } from './normal-address.ts'

/** The name under which mails to an address are counted, however it is spelled. */
export const mailKey = (address: string): string => `mail:${hashSecret(normalAddress(address))}`

const perDay = (address: string) => ({ key: mailKey(address), limit: 4, windowSeconds: 86_400 })

/**
 * Whether an address that nobody has shown to be theirs may get one more mail today. Somebody may have typed in a
 * stranger's, and through all of their accounts, changes and spellings of it that stranger gets no more than these.
 */
export async function mayMailStranger(db: Db, address: string, now: Date): Promise<boolean> {
  return (await takeAttempt(db, perDay(address), now)) === null
}

/** The seconds until an address may get mails again without further ado; null while it may. */
export const strangerMailsSpent = (db: Db, address: string, now: Date): Promise<number | null> =>
  attemptsSpent(db, perDay(address), now)
