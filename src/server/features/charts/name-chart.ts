import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import type { User } from '#core/users/api.ts'
import { chartTitle } from './chart-title.ts'
import { findChart } from './queries.ts'
import { readChart } from './read-chart.ts'

/** A chart's type and title. @throws {AppError} not_found */
export async function nameChart(
  services: Services,
  user: User,
  timeZone: string,
  hash: string,
): Promise<{ type: string; title: string }> {
  const row = await findChart(services.db, user.id, hash)
  if (!row) throw new AppError('not_found')
  return { type: `chart:${row.type}`, title: chartTitle(user.lang, readChart(services, user, timeZone, row)) }
}
