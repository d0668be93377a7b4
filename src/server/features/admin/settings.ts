import type { MarketingFigures } from '#contract/admin-rows.ts'
import { invalid } from '../../platform/app-error.ts'
import type { Services } from '../../platform/services.ts'
import { readFigures, setFigures, statedFigures } from '../figures/figures.ts'
import { audited, type Staff } from './audited.ts'

/** What the landing page states, and who said so. */
export async function getFigures({ db, env }: Pick<Services, 'db' | 'env'>) {
  const own = await readFigures(db)
  if (own) return { stated: own, from: 'staff' as const }
  const stated = statedFigures(env)
  if (stated) return { stated, from: 'environment' as const }
  return { stated: { users: null, consultations: null, rating: null }, from: 'counted' as const }
}

/** States figures, all three or none. @throws {AppError} validation for some of them */
export async function changeFigures(services: Services, staff: Staff, figures: MarketingFigures): Promise<void> {
  const { users, consultations, rating } = figures
  const missing = Object.entries(figures).filter(([, value]) => value === null)
  if (missing.length > 0 && missing.length < 3)
    throw invalid(Object.fromEntries(missing.map(([name]) => [name, 'required'])))
  const after = users === null || consultations === null || rating === null ? null : { users, consultations, rating }
  await audited(services, staff, { action: 'set figures', target: 'figures', reason: '' }, async (tx) => {
    const before = await readFigures(tx)
    await setFigures(tx, after)
    return { before, after, result: undefined }
  })
}
