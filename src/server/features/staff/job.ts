import * as z from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import { sendInvitation } from './send-invitation.ts'

/** The link's token is made when the mail is, so that the queue never holds one. */
export const invitationMail = defineJob({
  id: 'staff-invitation-mail',
  patience: 'day',
  payload: z.object({ invitationId: z.number() }),
  run: sendInvitation,
})
