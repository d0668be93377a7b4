import * as z from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import { hashSecret, newSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import { findUser, findUserByEmail } from '#core/users/api.ts'
import { invitationMailText } from './mail.ts'
import { findInvitation, setInvitationToken } from './queries.ts'

/** Writes an invitation with a fresh link and hands it to the mailer; a retry ends the link before. */
async function sendInvitation(
  { db, env, clock, mailer }: Services,
  { invitationId }: { invitationId: number },
  jobId: string,
): Promise<void> {
  const invitation = await findInvitation(db, invitationId)
  const inviter = invitation && (await findUser(db, invitation.invitedBy))
  if (!invitation || !inviter || invitation.expiresAt <= clock()) return
  const token = newSecret()
  await setInvitationToken(db, invitationId, hashSecret(token))
  const link = `${env.PUBLIC_URL}/confirm?invitation=${token}`
  const { email: to, role } = invitation
  const invited = await findUserByEmail(db, to)
  const text = invitationMailText(invited?.lang ?? inviter.lang, {
    // Anybody may register with an address: whose name it is, only its owner's confirmation shows.
    firstName: invited?.emailConfirmedAt ? invited.firstName : null,
    inviter: { name: `${inviter.firstName} ${inviter.lastName}`.trim(), email: inviter.email },
    role,
    link,
  })
  await mailer.send({ id: jobId, to, ...text })
}

/** The link's token is made when the mail is, so that the queue never holds one. */
export const invitationMail = defineJob({
  id: 'staff-invitation-mail',
  patience: 'day',
  payload: z.object({ invitationId: z.number() }),
  run: sendInvitation,
})
