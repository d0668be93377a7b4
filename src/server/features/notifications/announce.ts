import { civilHourAt } from '#platform/civil-today.ts'
import type { Db } from '#platform/database/database.ts'
import { enqueueAll } from '#platform/jobs/job-queue.ts'
import type { Services } from '#platform/services.ts'
import { isQuiet } from '#contract/notifications.ts'
import type { User } from '#core/users/api.ts'
import { findChoices, insertNotifications, listSubscriptions } from './queries.ts'
import { sendNotificationJob } from './send-job.ts'

const HOUR_MS = 3_600_000

/** The first hour from an instant on that isn't quiet by a zone's clock. */
function afterQuiet(now: Date, timeZone: string, quiet: { quiet_from: number; quiet_to: number }): Date {
  for (let hours = 0; hours < 24; hours++) {
    const at = new Date(hours === 0 ? now.getTime() : Math.ceil(now.getTime() / HOUR_MS + hours - 1) * HOUR_MS)
    if (!isQuiet(civilHourAt(at, timeZone), quiet)) return at
  }
  return now
}

/**
 * Has somebody told by push that something is ready, after their quiet hours. Answers whether they will be: whoever didn't
 * choose push, or has no browser that takes it, is told in another way or not at all.
 */
export async function announce(
  { boss, clock }: Pick<Services, 'boss' | 'clock'>,
  tx: Db,
  { user, subject }: { user: User; subject: string },
): Promise<boolean> {
  const choices = await findChoices(tx, user.id)
  if (choices?.ready !== 'push' || (await listSubscriptions(tx, user.id)).length === 0) return false
  const timeZone = user.timeZone ?? 'UTC'
  const sendAt = afterQuiet(clock(), timeZone, { quiet_from: choices.quietFrom, quiet_to: choices.quietTo })
  const row = { userId: user.id, topic: 'ready' as const, subject, channel: 'push' as const, timeZone, sendAt }
  const planned = await insertNotifications(tx, [row])
  await enqueueAll(
    boss,
    tx,
    sendNotificationJob,
    planned.map(({ id }) => ({ payload: { userId: user.id, notificationId: id }, at: sendAt })),
  )
  return true
}
