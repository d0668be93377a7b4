import { DASHBOARD_SERIES, type Dashboard, type DashboardSeries } from '#contract/admin-rows.ts'
import { shiftDate } from '#platform/civil-today.ts'
import type { Services } from '#platform/services.ts'
import { listQueues } from './queue.ts'
import { readConversion } from '#core/entitlements/api.ts'
import { readSeries } from './read-series.ts'
import { readVerdicts } from '../chat/api.ts'

/** The last so many UTC days in numbers, today among them. */
export async function getDashboard(services: Services, count = 30): Promise<Dashboard> {
  const { db, clock } = services
  const today = clock().toISOString().slice(0, 10)
  const days = Array.from({ length: count }, (_, i) => shiftDate(today, i + 1 - count))
  const from = new Date(`${days[0]}T00:00:00Z`)
  const to = new Date(`${shiftDate(today, 1)}T00:00:00Z`)
  const sums = await readSeries(db, from, to)
  const queues = await listQueues(services)
  const total = (state: 'waiting' | 'active' | 'failed') => queues.reduce((sum, queue) => sum + queue[state], 0)
  const series = Object.fromEntries(
    DASHBOARD_SERIES.map((name) => [name, days.map((day) => sums[name].get(day) ?? 0)]),
  ) as Record<DashboardSeries, number[]>
  return {
    days,
    series,
    conversion: await readConversion(db, from, to),
    verifier: await readVerdicts(db, from, to),
    queue: { waiting: total('waiting'), active: total('active'), failed: total('failed') },
  }
}
