import type { CallInput } from '#contract/api.ts'
import type { Services } from '#platform/services.ts'
import { countAttempt } from '#platform/rate-limit.ts'
import { lockUser, updateUser } from '#core/users/api.ts'
import {
  deleteEventsOf,
  deleteVisitor,
  findConsent,
  insertConsent,
  isOthersVisitor,
  type ConsentRow,
} from './queries.ts'

const PER_ADDRESS = { limit: 60, windowSeconds: 600 } as const

/**
 * Notes what a person chose about statistics; for an account, the choice made last stands, on whichever device. A no
 * deletes what was counted, and where the person came from. @throws {AppError} rate_limited
 */
export async function choose(
  { db, clock }: Services,
  { analytics, outside, at, visitor }: CallInput<'POST /consent', 'output'>['body'],
  { userId, ip }: { userId: number | null; ip: string },
): Promise<ConsentRow | undefined> {
  const now = clock()
  await countAttempt(db, { key: `consent:ip:${ip}`, ...PER_ADDRESS }, now)
  return db.transaction(async (tx) => {
    if (!analytics && visitor !== undefined && !(await isOthersVisitor(tx, visitor, userId)))
      await deleteVisitor(tx, visitor)
    if (userId === null || !(await lockUser(tx, userId))) return undefined
    const current = await findConsent(tx, userId)
    // A device whose clock is ahead must not have the last word for ever.
    const chosenAt = at !== undefined && new Date(at) < now ? new Date(at) : now
    const isSame = current?.given === analytics && current.outside === outside
    if (!isSame && (!current || current.at <= chosenAt))
      await insertConsent(tx, { userId, given: analytics, outside, at: chosenAt })
    const latest = await findConsent(tx, userId)
    if (latest?.given === false) {
      await deleteEventsOf(tx, userId)
      await updateUser(tx, userId, { marketing: null })
    }
    return latest
  })
}
