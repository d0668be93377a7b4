import type { MarketingStats } from '#contract/admin-rows.ts'
import { invalid } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { readStats, setStats, statedStats } from './landing-stats.ts'
import { audited, type Staff } from '../staff/api.ts'

/** What the landing page states, and who said so. */
export async function getStats({ db, env }: Pick<Services, 'db' | 'env'>) {
  const own = await readStats(db)
  if (own) return { stated: own, from: 'staff' as const }
  const stated = statedStats(env)
  if (stated) return { stated, from: 'environment' as const }
  return { stated: { users: null, consultations: null, rating: null }, from: 'counted' as const }
}

/** Sets the stats, all three or none. @throws {AppError} validation for some of them */
export async function changeStats(services: Services, staff: Staff, stats: MarketingStats): Promise<void> {
  const { users, consultations, rating } = stats
  const missing = Object.entries(stats).filter(([, value]) => value === null)
  if (missing.length > 0 && missing.length < 3)
    throw invalid(Object.fromEntries(missing.map(([name]) => [name, 'required'])))
  const after = users === null || consultations === null || rating === null ? null : { users, consultations, rating }
  await audited(services, staff, { action: 'set stats', target: 'stats', reason: '' }, async (tx) => {
    const before = await readStats(tx)
    await setStats(tx, after)
    return { before, after, result: undefined }
  })
}
