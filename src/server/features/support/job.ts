import * as z from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import type { Services } from '#platform/services.ts'
import { findUser } from '#core/users/api.ts'
import { supportMailText, supportReceivedText } from './mail.ts'
import { findLetter } from './queries.ts'

/** Carries a kept message to one of the operator's addresses; answering the mail answers the person. */
async function sendSupportMail(
  { db, mailer }: Services,
  { requestId, to }: { requestId: number; to: string },
  jobId: string,
) {
  const request = await findLetter(db, requestId)
  if (!request) return
  const { email } = request
  await mailer.send({
    id: jobId,
    to,
    replyTo: email,
    ...supportMailText(request, `mailto:${encodeURIComponent(email)}`),
  })
}

/** Tells a person with an account that their message is here, and when it is answered. */
async function sendSupportReceived(
  { db, mailer, env }: Services,
  { requestId }: { requestId: number },
  jobId: string,
): Promise<void> {
  const request = await findLetter(db, requestId)
  const user = request?.userId ? await findUser(db, request.userId) : undefined
  if (!request || !user) return
  await mailer.send({
    id: jobId,
    to: request.email,
    ...supportReceivedText({ ...request, firstName: user.firstName }, `${env.PUBLIC_URL}/support`),
  })
}

export const supportMail = defineJob({
  id: 'support-mail',
  patience: 'day',
  payload: z.object({ requestId: z.number(), to: z.string() }),
  run: sendSupportMail,
})

/** Confirms a message to the person who wrote it. */
export const supportReceived = defineJob({
  id: 'support-received',
  patience: 'day',
  payload: z.object({ requestId: z.number() }),
  run: sendSupportReceived,
})
