import type { Db } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import { AppError } from '#platform/app-error.ts'
import { countAttempt } from '#platform/rate-limit.ts'
import type { Services } from '#platform/services.ts'
import { newDeviceMail } from './job.ts'

/** More in a day tell nothing new, and somebody who has the password could fill the mailbox with them. */
const A_DAY = { limit: 10, windowSeconds: 86_400 } as const

/** Mails of a new device, when the transaction in which it signed in has ended. */
export async function tellOwner(
  { boss, clock }: Pick<Services, 'boss' | 'clock'>,
  tx: Db,
  { userId, userAgent }: { userId: number; userAgent: string | undefined },
): Promise<void> {
  const now = clock()
  try {
    await countAttempt(tx, { key: `new-device:${userId}`, ...A_DAY }, now)
  } catch (error) {
    if (error instanceof AppError && error.reason === 'rate_limited') return
    throw error
  }
  await enqueue(boss, tx, newDeviceMail, { userId, userAgent: userAgent ?? null, at: now.toISOString() })
}
