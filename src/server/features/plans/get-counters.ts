import { inMainUnit } from '#contract/offers.ts'
import { RIGHTS, type PlanId } from '#contract/rights.ts'
import { civilDateAt } from '../../platform/civil-today.ts'
import type { Services } from '../../platform/services.ts'
import { balanceOf, paidCents } from './domain/settle.ts'
import { questionsAsked, readLedger } from './queries.ts'

export interface PlanCounters {
  /** Questions left until the person's midnight. */
  chat: number
  /** Reports that may be ordered without paying. */
  reports: number
  /** All that was paid and not given back, in the currency's main unit. */
  payments: number
}

/** What the ledger comes to for a person. */
export async function getCounters(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  user: { id: number; timeZone: string | null },
  plan: PlanId,
): Promise<PlanCounters> {
  const entries = await readLedger(db, user.id)
  const asked = await questionsAsked(db, user.id, civilDateAt(clock(), user.timeZone ?? 'UTC'))
  return {
    chat: Math.max(0, RIGHTS[plan].questionsADay - asked),
    reports: balanceOf(entries),
    payments: inMainUnit(paidCents(entries)),
  }
}
