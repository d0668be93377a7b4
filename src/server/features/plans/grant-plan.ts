import type { PlanId } from '#contract/accounts.ts'
import type { Services } from '../../platform/services.ts'
import { planGrants } from './tables.ts'

export interface PlanGrant {
  userId: number
  plan: Exclude<PlanId, 'free'>
  days: number
}

/** Gives a person a plan from now on, by the operator's hand. */
export async function grantPlan(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { userId, plan, days }: PlanGrant,
): Promise<Date> {
  const startsAt = clock()
  const endsAt = new Date(startsAt.getTime() + days * 86_400_000)
  await db.insert(planGrants).values({ userId, plan, startsAt, endsAt, source: 'operator', createdAt: startsAt })
  return endsAt
}
