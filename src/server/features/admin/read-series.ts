import type { DashboardSeries } from '#contract/admin-rows.ts'
import { signUpsByDay } from '#core/users/api.ts'
import { moneyByDay, questionsByDay } from '#core/entitlements/api.ts'
import type { Db } from '#platform/database/database.ts'
import { activePeopleByDay } from '../daily/api.ts'
import { reportsByDay } from '../reports/api.ts'

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
