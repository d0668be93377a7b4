import type { CallInput } from '#contract/api.ts'
import type { Lang } from '#contract/field.ts'
import { enqueue } from '../../platform/jobs/job-queue.ts'
import { countAttempt } from '../../platform/rate-limit.ts'
import type { Services } from '../../platform/services.ts'
import { supportMail } from './job.ts'
import { supportRequests } from './tables.ts'

const AN_HOUR = { limit: 10, windowSeconds: 3600 }

interface Asker {
  userId: number | null
  lang: Lang
  ip: string
}

/** Keeps a message and has it carried to the operator, both or neither. @throws {AppError} rate_limited */
export async function askSupport(
  { db, boss, clock, env }: Services,
  body: CallInput<'POST /support', 'output'>['body'],
  { userId, lang, ip }: Asker,
): Promise<void> {
  const now = clock()
  await countAttempt(db, { key: `support:${ip}`, ...AN_HOUR }, now)
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(supportRequests)
      .values({ ...body, userId, lang, createdAt: now })
      .returning({ id: supportRequests.id })
    if (!row) throw new Error('a support request was not kept')
    for (const to of env.ADMIN_EMAILS) await enqueue(boss, tx, supportMail, { requestId: row.id, to })
  })
}
