import { AppError } from '#platform/app-error.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import { hashSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import { hasBirth } from '#core/births/api.ts'
import { lockUser, type User } from '#core/users/api.ts'
import { pairMail } from './job.ts'
import { countPairs, findInvitation, insertPair, isPair, useUp } from './queries.ts'

/** As many as people whom one may add. */
const MOST_PAIRS = 100

const TOKEN = /^[\w-]{32}$/

/** An invitation by its address. @throws {AppError} not_found for one that was used, taken back or is over, or never was */
export async function openInvitation({ db, clock }: Pick<Services, 'db' | 'clock'>, token: string) {
  const found = TOKEN.test(token) ? await findInvitation(db, hashSecret(token), clock()) : undefined
  if (!found) throw new AppError('not_found', { message: 'invitation_closed' })
  return found
}

/**
 * Agrees to an invitation: from now on both see what the two charts make together. It works once.
 * @throws {AppError} not_found as above; conflict for one's own, and for somebody one is compared with already; validation
 * while one's birth is missing; limit_reached
 */
export async function acceptInvitation(services: Services, user: User, token: string): Promise<number> {
  const { db, clock } = services
  const { invitation } = await openInvitation(services, token)
  const { userId } = invitation
  if (userId === user.id) throw new AppError('conflict', { message: 'pair_own' })
  return db.transaction(async (tx) => {
    // Both held, the older account first: who of the two goes, and a second agreement, wait.
    const held = new Map<number, User | undefined>()
    for (const id of [userId, user.id].toSorted((a, b) => a - b)) held.set(id, await lockUser(tx, id))
    const [inviter, friend] = [held.get(userId), held.get(user.id)]
    if (!inviter) throw new AppError('not_found', { message: 'invitation_closed' })
    if (!friend) throw new AppError('unauthenticated')
    if (!hasBirth(friend)) throw new AppError('validation', { message: 'birth_missing' })
    if (await isPair(tx, userId, user.id)) throw new AppError('conflict', { message: 'pair_exists' })
    for (const id of [userId, user.id])
      if ((await countPairs(tx, id)) >= MOST_PAIRS)
        throw new AppError('limit_reached', { message: 'pairs_full', values: { limit: `${MOST_PAIRS}` } })
    if (!(await useUp(tx, invitation.id, clock()))) throw new AppError('not_found', { message: 'invitation_closed' })
    const { name, relation } = invitation
    const pair = await insertPair(tx, { userId, name, relation, friendId: user.id, agreedAt: clock() })
    if (!pair) throw new AppError('conflict', { message: 'pair_exists' })
    await enqueue(services.boss, tx, pairMail, { pairId: pair.id })
    return pair.id
  })
}
