import type { PaidPlanId } from '#product/rights.ts'
import type { Services } from '#platform/services.ts'
import { insertGrant } from './queries.ts'

export interface PlanGrant {
  userId: number
  plan: PaidPlanId
  days: number
}

/** Gives a person a plan from now on, by the operator's hand. */
export async function grantPlan(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { userId, plan, days }: PlanGrant,
): Promise<Date> {
  const startsAt = clock()
  const endsAt = new Date(startsAt.getTime() + days * 86_400_000)
  await insertGrant(db, { userId, plan, startsAt, endsAt, source: 'operator', createdAt: startsAt })
  return endsAt
}
