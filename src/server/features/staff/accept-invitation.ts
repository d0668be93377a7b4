import type { CallOutput } from '#contract/api.ts'
import { AppError } from '#platform/app-error.ts'
import type { Db } from '#platform/database/database.ts'
import { hashSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#core/actors/api.ts'
import { deleteOtherSessions, restartSession } from '#core/sessions/api.ts'
import { findUser, findUserByEmail, lockUser, staffRoleOf, updateUser } from '#core/users/api.ts'
import { voidMailTokens } from '../account-mail/api.ts'
import { insertAudit } from './queries.ts'
import { findOpenInvitation, takeInvitation, type Invitation } from './queries.ts'

const dead = () => new AppError('validation', { message: 'invitation_dead', errors: { token: 'invitation_dead' } })

/** An invitation counts as long as whoever made it is an owner. */
async function held(services: Services, db: Db, invitation: Invitation | undefined): Promise<Invitation> {
  const inviter = invitation && (await findUser(db, invitation.invitedBy))
  if (!invitation || staffRoleOf(services, inviter) !== 'owner') throw dead()
  return invitation
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** What an invitation is about, without spending it. @throws {AppError} validation on `token` for one that is dead */
export async function lookAtInvitation(
  services: Services,
  token: string,
  userId: number | null,
): Promise<CallOutput<'POST /staff/invitation/look'>> {
  const { db, clock } = services
  const { email, role } = await held(services, db, await findOpenInvitation(db, hashSecret(token), clock()))
  const account = await findUserByEmail(db, email)
  return { email, role, signed_in: account !== undefined && account.id === userId, has_account: account !== undefined }
}

/**
 * Makes one of the staff of who is signed in to the account with the invited address; the link shows that the address is
 * theirs. What was signed in before on other devices ends, and the staff's hours begin now.
 * @throws {AppError} validation on `token` for an invitation that is dead; sign_in_required to who is somebody else; conflict to
 * who belongs to the staff already
 */
export async function acceptInvitation(services: Services, actor: Actor, token: string): Promise<void> {
  const { db, clock } = services
  await db.transaction(async (tx) => {
    const now = clock()
    const { role, email } = await held(services, tx, await takeInvitation(tx, hashSecret(token), now))
    const user = await lockUser(tx, actor.user.id)
    if (!user || !isSame(user.email, email)) throw new AppError('sign_in_required')
    // They may have got the role, or the address, after they were invited: nobody changes their own role by a link.
    if (staffRoleOf(services, user)) throw new AppError('conflict', { message: 'staff_already' })
    const emailConfirmedAt = user.emailConfirmedAt ?? now
    await updateUser(tx, user.id, { staffRole: role, staffSource: 'invitation', emailConfirmedAt })
    if (!user.emailConfirmedAt) await voidMailTokens(tx, user.id, 'confirm', now)
    const session = hashSecret(actor.token)
    await deleteOtherSessions(tx, user.id, session)
    await restartSession(tx, session, now)
    await insertAudit(tx, {
      at: now,
      actorId: user.id,
      actor: user.email,
      action: 'accept invitation',
      target: `user:${user.id}`,
      before: { role: null },
      after: { role },
      reason: '',
    })
  })
}
