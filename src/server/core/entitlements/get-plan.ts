import type { PlanId } from '#product/rights.ts'
import type { Db } from '#platform/database/database.ts'
import { entitlementAt, type Entitlement } from './domain/entitlement.ts'
import { readHistory } from './queries.ts'

/** What a person's plan is now. */
export type PlanInForce = Entitlement & { plan: PlanId }

/** Derived from what was paid and granted, each time it is asked for. */
export async function getPlan(db: Db, userId: number, now: Date): Promise<PlanInForce> {
  return entitlementAt(await readHistory(db, userId), now)
}
