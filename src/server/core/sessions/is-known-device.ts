import type { Db } from '#platform/database/database.ts'
import { hashSecret } from '#platform/secret.ts'
import { hasDevice } from './queries.ts'

/** What is stored of a browser's token: another hash for each account, so that rows don't tell who shares a browser. */
export const deviceHash = (userId: number, deviceToken: string) => hashSecret(`device ${userId} ${deviceToken}`)

/** Whether a browser has signed in to this account before, as proven by the random token in its device cookie. */
export async function isKnownDevice(db: Db, userId: number, deviceToken: string | undefined): Promise<boolean> {
  return deviceToken !== undefined && hasDevice(db, deviceHash(userId, deviceToken))
}
