import { lockUser, type User } from '#core/users/api.ts'
import { AppError } from '#platform/app-error.ts'
import { countAttempt } from '#platform/rate-limit.ts'
import type { Services } from '#platform/services.ts'
import { hasEditsLeft } from './domain/birth-edits.ts'
import { insertRequest } from './queries.ts'

/** Each is read by somebody. */
const PER_PERSON = { limit: 5, windowSeconds: 86_400 } as const

/**
 * Asks the staff for another edit of one's birth details.
 * @throws {AppError} conflict while an edit of each is left, or while an earlier request waits; rate_limited
 */
export async function askForCorrection(services: Services, { id }: User, reason: string): Promise<void> {
  const { db, clock } = services
  await countAttempt(db, { key: `correction:${id}`, ...PER_PERSON }, clock())
  await db.transaction(async (tx) => {
    const user = await lockUser(tx, id)
    if (!user) throw new AppError('unauthenticated')
    if (hasEditsLeft(user)) throw new AppError('conflict', { message: 'correction_not_needed' })
    if (!(await insertRequest(tx, { userId: id, reason, askedAt: clock() })))
      throw new AppError('conflict', { message: 'correction_waits' })
  })
}
