import type { CallInput } from '#contract/api.ts'
import type { Lang } from '#language/lang.ts'
import { ANSWER_DAYS, RIGHTS } from '#product/rights.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import { countAttempt } from '#platform/rate-limit.ts'
import type { Services } from '#platform/services.ts'
import { findUser } from '#core/users/api.ts'
import { getPlan } from '#core/entitlements/api.ts'
import { staffAddresses } from '../staff/api.ts'
import { supportMail, supportReceived } from './job.ts'
import { insertLetter } from './queries.ts'

const AN_HOUR = { limit: 10, windowSeconds: 3600 }

interface Asker {
  userId: number | null
  lang: Lang
  ip: string
}

/** What a message's writer is told about the answer. */
export interface Awaited {
  priority: boolean
  workingDays: number
}

/**
 * Keeps a message with the plan that its writer has now, and has it carried to the operator, both or neither. A person who
 * writes from the confirmed address of their account gets a confirmation by mail; others could be anybody.
 * @throws {AppError} rate_limited
 */
export async function askSupport(
  services: Services,
  body: CallInput<'POST /support', 'output'>['body'],
  { userId, lang, ip }: Asker,
): Promise<Awaited> {
  const { db, boss, clock } = services
  const now = clock()
  await countAttempt(db, { key: `support:${ip}`, ...AN_HOUR }, now)
  const user = userId === null ? undefined : await findUser(db, userId)
  const plan = user ? (await getPlan(db, user.id, now)).plan : null
  const priority = plan !== null && RIGHTS[plan].prioritySupport
  await db.transaction(async (tx) => {
    const row = await insertLetter(tx, { ...body, userId, lang, plan, priority, createdAt: now })
    if (!row) throw new Error('a support request was not kept')
    for (const to of await staffAddresses({ ...services, db: tx }, 'support'))
      await enqueue(boss, tx, supportMail, { requestId: row.id, to })
    if (user?.emailConfirmedAt && user.email.toLowerCase() === body.email.toLowerCase())
      await enqueue(boss, tx, supportReceived, { requestId: row.id })
  })
  return { priority, workingDays: priority ? ANSWER_DAYS.priority : ANSWER_DAYS.others }
}
