import { AppError } from '#platform/app-error.ts'
import { countAttempt } from '#platform/rate-limit.ts'
import { hashSecret, newSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import { hasBirth } from '#core/births/api.ts'
import { lockUser, type User } from '#core/users/api.ts'
import { insertInvitation, listInvitations, type InvitationRow } from './queries.ts'

export const INVITATION_DAYS = 30

/** As many may be open at once; more than anybody waits for. */
const MOST_OPEN = 20
const PER_PERSON = { limit: 60, windowSeconds: 86_400 } as const

/**
 * Makes an invitation to be compared, with an address that works once.
 * @throws {AppError} validation while one's own birth is missing; limit_reached; rate_limited
 */
export async function invite(
  services: Services,
  user: User,
  { name, relation }: { name: string; relation: string },
): Promise<{ invitation: InvitationRow; token: string }> {
  const { db, clock } = services
  if (!hasBirth(user)) throw new AppError('validation', { message: 'birth_missing' })
  await countAttempt(db, { key: `pair-invite:${user.id}`, ...PER_PERSON }, clock())
  const token = newSecret()
  const now = clock()
  const invitation = await db.transaction(async (tx) => {
    // One at a time, so that two at once don't pass the limit together.
    await lockUser(tx, user.id)
    if ((await listInvitations(tx, user.id, now)).length >= MOST_OPEN)
      throw new AppError('limit_reached', { message: 'pair_invitations_full', values: { limit: `${MOST_OPEN}` } })
    return insertInvitation(tx, {
      userId: user.id,
      name,
      relation,
      tokenHash: hashSecret(token),
      madeAt: now,
      expiresAt: new Date(now.getTime() + INVITATION_DAYS * 86_400_000),
    })
  })
  if (!invitation) throw new AppError('internal')
  return { invitation, token }
}
