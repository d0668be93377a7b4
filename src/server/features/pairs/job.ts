import * as z from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import type { Services } from '#platform/services.ts'
import { findUser } from '#core/users/api.ts'
import { pairMailText } from './mail.ts'
import { findPairById } from './queries.ts'

/** Tells who invited that the other has agreed; nothing to an address that nobody has confirmed, and of a pair that has ended. */
async function sendPairMail(
  { db, env, mailer }: Services,
  { pairId }: { pairId: number },
  jobId: string,
): Promise<void> {
  const pair = await findPairById(db, pairId)
  const user = pair && (await findUser(db, pair.userId))
  if (!pair || !user?.emailConfirmedAt) return
  await mailer.send({
    id: jobId,
    to: user.email,
    ...pairMailText(user.lang, {
      firstName: user.firstName,
      name: pair.name,
      link: `${env.PUBLIC_URL}/together/${pair.id}`,
    }),
  })
}

export const pairMail = defineJob({
  id: 'pair-mail',
  patience: 'day',
  payload: z.object({ pairId: z.number() }),
  run: sendPairMail,
})
