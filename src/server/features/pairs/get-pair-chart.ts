import type { PAIR_TYPES } from '#product/chart-types.ts'
import type { Pair } from '#contract/pairs.ts'
import type { ShownChart } from '#contract/shown-chart.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import type { User } from '#core/users/api.ts'
import { showPair } from '../charts/api.ts'
import { findPair } from './queries.ts'
import { presentPair } from './present.ts'

/**
 * What two charts make together, for one of the two, written to them. Of the other's birth it has what the reading is made
 * of: positions, houses and aspects, and neither date nor time nor place.
 * @throws {AppError} not_found for nobody's pair but one's own; validation while a birth is missing
 */
export async function getPairChart(
  services: Services,
  user: User,
  { id, type, timeZone }: { id: number; type: (typeof PAIR_TYPES)[number]; timeZone: string },
): Promise<{ pair: Pair; chart: ShownChart }> {
  const found = await findPair(services.db, user.id, id)
  if (!found) throw new AppError('not_found', { message: 'pair_ended' })
  const pair = presentPair(found)
  const { name, relation } = pair
  return { pair, chart: showPair(services, user, { type, timeZone, other: found.other, name, relation }) }
}
