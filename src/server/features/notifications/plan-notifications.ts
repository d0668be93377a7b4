import { enqueueAll } from '#platform/jobs/job-queue.ts'
import type { Services } from '#platform/services.ts'
import { isMonday, morningsDue, secondOf } from './domain/morning.ts'
import { sendNotificationJob } from './send-job.ts'
import { hoursInUse, insertNotifications, MORNING_TOPICS, peopleOfSlot, withoutPlan, type Slot } from './queries.ts'

/** People of one transaction. */
const AT_ONCE = 1000

/** Plans what is due everywhere: for each zone, hour and topic, everybody who chose it and has no plan yet. */
export async function planNotifications(services: Services): Promise<void> {
  const now = services.clock()
  for (const { timeZone, hour } of await hoursInUse(services.db))
    for (const { date, begins } of morningsDue(now, { timeZone: timeZone ?? 'UTC', hour }))
      for (const topic of MORNING_TOPICS)
        if (topic !== 'week' || isMonday(date))
          await planSlot(services, { topic, subject: date, timeZone, hour, begins }, now)
}

async function planSlot({ db, boss }: Services, slot: Slot, now: Date): Promise<void> {
  const { topic, subject, hour } = slot
  const timeZone = slot.timeZone ?? 'UTC'
  const sendAt = (userId: number) => new Date(Math.max(now.getTime(), slot.begins.getTime() + 1000 * secondOf(userId)))
  for (let after = 0; ;) {
    const people = await peopleOfSlot(db, slot, { after, limit: AT_ONCE })
    const last = people.at(-1)
    if (last === undefined) return
    after = last.userId
    const open = await withoutPlan(db, slot, people)
    if (open.length === 0) continue
    await db.transaction(async (tx) => {
      const rows = open.flatMap(({ userId, channel }) =>
        channel === 'off' ? [] : [{ userId, topic, subject, channel, timeZone, hour, sendAt: sendAt(userId) }],
      )
      const planned = await insertNotifications(tx, rows)
      const jobs = planned.map((row) => ({
        payload: { userId: row.userId, notificationId: row.id },
        at: row.sendAt,
      }))
      await enqueueAll(boss, tx, sendNotificationJob, jobs)
    })
  }
}
