import { RIGHTS } from '#product/rights.ts'
import { AppError } from '#platform/app-error.ts'
import { hashSecret, newSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import { getPlan } from '#core/entitlements/api.ts'
import { replaceFeed } from './queries.ts'

/**
 * Makes the private address of a person's calendar; an address made before stops working. It is told this once.
 * @throws {AppError} upgrade_required on the free plan.
 */
export async function makeFeed({ db, clock, env }: Services, userId: number): Promise<{ url: string; madeAt: Date }> {
  const madeAt = clock()
  const { plan } = await getPlan(db, userId, madeAt)
  if (!RIGHTS[plan].calendarFeed) throw new AppError('upgrade_required')
  const key = newSecret()
  await replaceFeed(db, { userId, keyHash: hashSecret(key), madeAt })
  return { url: `${env.PUBLIC_URL}/api/calendar.ics?key=${key}`, madeAt }
}
