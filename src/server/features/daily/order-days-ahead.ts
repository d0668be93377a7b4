import { civilDateAt } from '#platform/civil-today.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import type { Services } from '#platform/services.ts'
import { writeDaysAheadJob } from './job.ts'
import { activeInZone, queueDays, zonesInUse, type DayKey } from './queries.ts'

/** Midnights nearer than this are prepared for; the job comes twice within it, so that one that was late hurts nobody. */
const AHEAD_MS = 2 * 3_600_000
/** Who was here within this time will probably come again. */
const LATELY_MS = 7 * 86_400_000
/** People of one job: a tenth of a second of work, and a hundredth of the questions to the database. */
const TOGETHER = 100
/** People of one transaction. */
const AT_ONCE = 10 * TOGETHER

/**
 * Asks for the coming day of everybody who was here lately and whose midnight is near, so that it stands there when they
 * come. Days that somebody asked for already are left alone.
 */
export async function orderDaysAhead(services: Services): Promise<void> {
  const now = services.clock()
  const soon = new Date(now.getTime() + AHEAD_MS)
  for (const timeZone of await zonesInUse(services.db)) {
    const date = civilDateAt(soon, timeZone)
    if (date !== civilDateAt(now, timeZone)) await orderForZone(services, { timeZone, date }, now)
  }
}

async function orderForZone({ db, boss }: Services, day: Pick<DayKey, 'timeZone' | 'date'>, now: Date): Promise<void> {
  const since = new Date(now.getTime() - LATELY_MS)
  for (let after = 0; ;) {
    const people = await activeInZone(db, { timeZone: day.timeZone, since, after, limit: AT_ONCE })
    const last = people.at(-1)
    if (!last) return
    after = last.userId
    await db.transaction(async (tx) => {
      // None that failed is asked for again: that is for the person who comes.
      const queued = await queueDays(
        tx,
        people.map((person) => ({ ...day, ...person })),
        now,
      )
      for (let i = 0; i < queued.length; i += TOGETHER)
        await enqueue(boss, tx, writeDaysAheadJob, { days: queued.slice(i, i + TOGETHER) })
    })
  }
}
