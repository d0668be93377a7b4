import type { CallOutput } from '#contract/api.ts'
import type { ReportType } from '#product/catalogue/report.ts'
import { CURRENCY, inMainUnit } from '#product/offers.ts'
import { RIGHTS } from '#product/rights.ts'
import type { Services } from '#platform/services.ts'
import type { User } from '#core/users/api.ts'
import { getPlan, holdOf, nextGrant } from '#core/entitlements/api.ts'

/** What would pay for a report, what it would count as, and whether its owner has to ask for it at once. */
export async function orderTerms(
  services: Services,
  user: User,
  type: ReportType,
): Promise<CallOutput<'GET /order/report/:type/terms'>> {
  const { db, clock } = services
  const { plan, subscription } = await getPlan(db, user.id, clock())
  const isIncluded = type === 'monthly-forecast' && RIGHTS[plan].monthlyForecast
  const source = isIncluded ? subscription && { planOf: subscription.order.id } : await nextGrant(db, user.id)
  const hold = await holdOf(services, db, user, source)
  return {
    status: 'success',
    held_until: hold?.until.toISOString() ?? null,
    counts_as: hold?.cents ? inMainUnit(hold.cents) : null,
    currency: CURRENCY,
  }
}
