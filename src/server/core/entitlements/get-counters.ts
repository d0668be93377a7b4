import { inMainUnit } from '#product/offers.ts'
import { RIGHTS, type PlanId } from '#product/rights.ts'
import { civilDateAt, yesterdayAnywhere } from '#platform/civil-today.ts'
import type { Services } from '#platform/services.ts'
import { dayZoneOf } from '#core/users/api.ts'
import { balanceOf, paidCents } from './domain/settle.ts'
import { readSums, type Sums } from './queries.ts'

export interface PlanCounters {
  /** Questions left until the person's midnight. */
  chat: number
  /** Reports that may be ordered without paying. */
  reports: number
  /** All that was paid and not given back, in the currency's main unit. */
  payments: number
}

/** What the ledger comes to for a person; their lines may have been read already. */
export async function getCounters(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  user: { id: number; timeZone: string | null; dayTimeZone: string | null },
  plan: PlanId,
  known?: Sums,
): Promise<PlanCounters> {
  const now = clock()
  const { entries, questions } = known ?? (await readSums(db, user.id, yesterdayAnywhere(now)))
  const today = civilDateAt(now, dayZoneOf(user))
  const asked = questions.find(({ date }) => date === today)?.asked ?? 0
  return {
    chat: Math.max(0, RIGHTS[plan].questionsADay - asked),
    reports: balanceOf(entries),
    payments: inMainUnit(paidCents(entries)),
  }
}
