import { EVENT_NAMES, type EventName } from '#product/analytics-events.ts'
import type { Statistics } from '#contract/analytics.ts'
import { shiftDate } from '#platform/civil-today.ts'
import { fromStandby } from '#platform/database/from-standby.ts'
import type { Services } from '#platform/services.ts'
import { countByDay, countVisitors, readFunnel } from './queries.ts'

/** The last so many UTC days in events, today among them. */
export async function getStatistics(services: Services, length = 30): Promise<Statistics> {
  const today = services.clock().toISOString().slice(0, 10)
  const days = Array.from({ length }, (_, i) => shiftDate(today, i + 1 - length))
  const from = new Date(`${days[0]}T00:00:00Z`)
  const to = new Date(`${shiftDate(today, 1)}T00:00:00Z`)
  const { events, visitors, funnel } = await fromStandby(services, async (db) => ({
    events: new Map((await countByDay(db, from, to)).map((row) => [`${row.day} ${row.name}`, row.events])),
    visitors: new Map((await countVisitors(db, from, to)).map((row) => [row.day, row.visitors])),
    funnel: await readFunnel(db, from, to),
  }))
  return {
    days,
    events: Object.fromEntries(
      EVENT_NAMES.map((name) => [name, days.map((day) => events.get(`${day} ${name}`) ?? 0)]),
    ) as Record<EventName, number[]>,
    visitors: days.map((day) => visitors.get(day) ?? 0),
    funnel,
  }
}
