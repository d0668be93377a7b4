import { CHART_TYPES, PAIR_TYPES, type ChartType } from '#contract/charts.ts'
import { AppError, invalid } from '#platform/app-error.ts'
import { newSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import { birthOf } from '#core/births/api.ts'
import type { User } from '#core/users/api.ts'
import { getPerson } from '../people/api.ts'
import { insertChart } from './queries.ts'

/** `chart:natal` → the type; undefined for anything the product does not make. */
const chartType = (wire: string) => CHART_TYPES.find((type) => wire === `chart:${type}`)

const isPair = (type: ChartType) => PAIR_TYPES.some((pair) => pair === type)

/**
 * Makes a chart of a type, once; one of two people once with each.
 * @throws {AppError} not_found for an unknown type or person, validation without birth data or without a person where one
 * is needed, conflict for a second order.
 */
export async function orderChart(
  { db, clock, sky }: Services,
  user: User,
  { wireType, personId }: { wireType: string; personId: number | undefined },
): Promise<string> {
  const type = chartType(wireType)
  if (!type) throw new AppError('not_found')
  if (!birthOf(sky, user)) throw new AppError('validation', { message: 'birth_missing' })
  const person = isPair(type) ? await getPerson(db, user.id, required(personId)) : null
  const chart = await insertChart(db, {
    userId: user.id,
    type,
    personId: person?.id ?? null,
    hash: `thread_${newSecret()}`,
    createdAt: clock(),
  })
  if (!chart) throw new AppError('conflict', { message: 'chart_exists' })
  return chart.hash
}

function required(personId: number | undefined): number {
  if (personId === undefined) throw invalid({ person: 'person_required' })
  return personId
}
