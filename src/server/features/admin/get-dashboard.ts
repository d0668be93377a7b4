import { DASHBOARD_SERIES, type Dashboard, type DashboardSeries } from '#contract/admin-rows.ts'
import { fromStandby } from '#platform/database/from-standby.ts'
import { shiftDate } from '#platform/civil-today.ts'
import type { Services } from '#platform/services.ts'
import { listQueues } from './queue.ts'
import { readConversion, moneyByDay, questionsByDay } from '#core/entitlements/api.ts'
import { readVerdicts } from '../chat/api.ts'
import { signUpsByDay } from '#core/users/api.ts'
import type { Db } from '#platform/database/database.ts'
import { activePeopleByDay } from '../daily/api.ts'
import { reportsByDay } from '../reports/api.ts'

/** The last so many UTC days in numbers, today among them. */
export async function getDashboard(services: Services, count = 30): Promise<Dashboard> {
  const today = services.clock().toISOString().slice(0, 10)
  const days = Array.from({ length: count }, (_, i) => shiftDate(today, i + 1 - count))
  const from = new Date(`${days[0]}T00:00:00Z`)
  const to = new Date(`${shiftDate(today, 1)}T00:00:00Z`)
  const { sums, conversion, verifier } = await fromStandby(services, async (db) => ({
    sums: await readSeries(db, from, to),
    conversion: await readConversion(db, from, to),
    verifier: await readVerdicts(db, from, to),
  }))
  const queues = await listQueues(services)
  const total = (state: 'waiting' | 'active' | 'failed') => queues.reduce((sum, queue) => sum + queue[state], 0)
  const series = Object.fromEntries(
    DASHBOARD_SERIES.map((name) => [name, days.map((day) => sums[name].get(day) ?? 0)]),
  ) as Record<DashboardSeries, number[]>
  return {
    days,
    series,
    conversion,
    verifier,
    queue: { waiting: total('waiting'), active: total('active'), failed: total('failed') },
  }
}

type ByDay = Map<string, number>

const byDay = (rows: readonly { day: string; value: number }[]): ByDay =>
  new Map(rows.map(({ day, value }) => [day, Number(value)]))

/** Sums by UTC day between two instants. */
export async function readSeries(db: Db, from: Date, to: Date): Promise<Record<DashboardSeries, ByDay>> {
  const money = await moneyByDay(db, from, to)
  const ofKind = (kind: 'payment' | 'refund') => money.filter((row) => row.kind === kind)
  return {
    sign_ups: byDay(await signUpsByDay(db, from, to)),
    active_people: byDay(await activePeopleByDay(db, from, to)),
    revenue: byDay(ofKind('payment').map(({ day, cents }) => ({ day, value: Number(cents) / 100 }))),
    refunds: byDay(ofKind('refund').map(({ day, cents }) => ({ day, value: -Number(cents) / 100 }))),
    purchases: byDay(ofKind('payment').map(({ day, lines }) => ({ day, value: lines }))),
    questions: byDay(await questionsByDay(db, from, to)),
    reports: byDay(await reportsByDay(db, from, to)),
  }
}
