import { CHART_TYPES } from '#contract/charts.ts'
import { AppError } from '../../platform/app-error.ts'
import { newSecret } from '../../platform/secret.ts'
import type { Services } from '../../platform/services.ts'
import { birthOf } from '../accounts/birth-of.ts'
import type { User } from '../accounts/queries.ts'
import { insertChart } from './queries.ts'

/** `chart:natal` → the type; undefined for anything the product does not make. */
const chartType = (wire: string) => CHART_TYPES.find((type) => wire === `chart:${type}`)

/**
 * Makes a chart of a type, once.
 * @throws {AppError} not_found for an unknown type, validation without birth data, conflict for a second order.
 */
export async function orderChart({ db, clock, sky }: Services, user: User, wireType: string): Promise<string> {
  const type = chartType(wireType)
  if (!type) throw new AppError('not_found')
  if (!birthOf(sky, user)) throw new AppError('validation', { message: 'birth_missing' })
  const chart = await insertChart(db, { userId: user.id, type, hash: `thread_${newSecret()}`, createdAt: clock() })
  if (!chart) throw new AppError('conflict', { message: 'chart_exists' })
  return chart.hash
}
