import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import type { User } from '#core/users/api.ts'
import { findChart } from './queries.ts'
import { readChart, type ReadChart } from './read-chart.ts'

/** @throws {AppError} not_found when there is no such chart or it is somebody else's. */
export async function getChart(services: Services, user: User, timeZone: string, hash: string): Promise<ReadChart> {
  const row = await findChart(services.db, user.id, hash)
  if (!row) throw new AppError('not_found')
  return readChart(services, user, timeZone, row)
}
