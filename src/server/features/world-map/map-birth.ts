import type { Chart } from '#astro/charts/chart.ts'
import { birthOf, rulesOf, withSkyOf } from '#core/births/api.ts'
import type { User } from '#core/users/api.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { getPerson } from '../people/api.ts'

/** A birth that a map may be drawn for. */
export interface MapBirth {
  person: { id: number; name: string } | null
  place: string
  chart: Chart
  timeKnown: boolean
  sky: Services['sky']
}

/**
 * One's own birth, or that of somebody of one's own people, by the rules of the account.
 * @throws {AppError} not_found for somebody else's people, validation while birth data are missing
 */
export async function getMapBirth(services: Services, user: User, personId: number | undefined): Promise<MapBirth> {
  const rules = { chartRules: rulesOf(user) }
  const { sky } = withSkyOf(services, rules)
  const person = personId === undefined ? null : await getPerson(services.db, user.id, personId)
  const birth = birthOf(sky, { ...(person ?? user), ...rules })
  if (!birth) throw new AppError('validation', { message: 'birth_missing' })
  const { chart, timeKnown } = birth
  return {
    person: person && { id: person.id, name: person.name },
    place: (person ?? user).birthplace ?? '',
    chart,
    timeKnown,
    sky,
  }
}
