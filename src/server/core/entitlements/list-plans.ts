import type { PlanId } from '#product/rights.ts'
import type { Db } from '#platform/database/database.ts'
import { entitlementAt } from './domain/entitlement.ts'
import { readHistories } from './queries.ts'

/** What plan each of some people has at an instant, as {@link getPlan} says it of one. */
export async function listPlans(db: Db, userIds: readonly number[], now: Date): Promise<Map<number, PlanId>> {
  if (userIds.length === 0) return new Map()
  const history = await readHistories(db, userIds)
  return new Map(userIds.map((id) => [id, entitlementAt(history(id), now).plan]))
}
