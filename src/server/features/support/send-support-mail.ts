import { eq } from 'drizzle-orm'
import type { Services } from '../../platform/services.ts'
import { supportMailText } from './mail.ts'
import { supportRequests } from './tables.ts'

/** Carries a kept message to one of the operator's addresses; answering the mail answers the person. */
export async function sendSupportMail(
  { db, mailer }: Services,
  { requestId, to }: { requestId: number; to: string },
  jobId: string,
) {
  const [request] = await db.select().from(supportRequests).where(eq(supportRequests.id, requestId))
  if (!request) return
  const { email } = request
  await mailer.send({
    id: jobId,
    to,
    replyTo: email,
    ...supportMailText(request, `mailto:${encodeURIComponent(email)}`),
  })
}
