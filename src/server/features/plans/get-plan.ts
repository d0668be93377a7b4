import { desc, eq } from 'drizzle-orm'
import type { PlanId } from '#contract/accounts.ts'
import type { Db } from '../../platform/database/database.ts'
import { planGrants } from './tables.ts'

/** What a person's plan is now. */
export interface PlanInForce {
  plan: PlanId
  /** End of the access that was granted; null on the free plan. */
  paidUntil: Date | null
  /** True until a first plan was ever granted. */
  trialLeft: boolean
}

export const CHAT_QUESTIONS_A_DAY: Record<PlanId, number> = { free: 1, month: 5, six_months: 25, year: 100 }

export async function getPlan(db: Db, userId: number, now: Date): Promise<PlanInForce> {
  const grants = await db
    .select()
    .from(planGrants)
    .where(eq(planGrants.userId, userId))
    .orderBy(desc(planGrants.endsAt))
  const inForce = grants.find((grant) => grant.startsAt <= now && grant.endsAt > now)
  return { plan: inForce?.plan ?? 'free', paidUntil: inForce?.endsAt ?? null, trialLeft: grants.length === 0 }
}
