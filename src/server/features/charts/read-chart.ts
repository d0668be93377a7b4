import { jdUtFromDate } from '#astro/ephemeris/julian-day.ts'
import type { ChartReading } from '#reading/writer/chart-reading.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { birthOf, type Birth } from '#core/births/api.ts'
import type { User } from '#core/users/api.ts'
import { RETURN_TYPES } from '#contract/charts.ts'
import { composeChart, type Ordered } from './domain/compose-chart.ts'
import { returnOf } from './domain/return-of.ts'
import { type ChartData } from './domain/chart-data.ts'
import type { ChartRow } from './queries.ts'

/** A chart as computed and written for this person now, in the account's language. */
export interface ReadChart {
  row: ChartRow
  birth: Birth
  /** The other person's, in a synastry and a composite. */
  partner: Birth | null
  figure: ChartData
  reading: ChartReading
  /** Of a return: when the next one is, Julian day (UT); null beyond the tables. */
  nextJdUt: number | null
  /** IANA name: whose calendar the dates of the reading are of. */
  timeZone: string
}

/** @throws {AppError} validation while birth data are missing */
export function readChart({ sky, library, clock }: Services, user: User, timeZone: string, row: ChartRow): ReadChart {
  const birth = birthOf(sky, user)
  if (!birth) throw new AppError('validation', { message: 'birth_missing' })
  const partner = row.person ? (birthOf(sky, row.person) ?? null) : null
  const {
    figure,
    reading,
    nextJdUt = null,
  } = composeChart(sky, {
    type: row.type,
    birth,
    other: row.person && partner && { name: row.person.name, relation: row.person.relation, birth: partner },
    returning: returningOf(sky, user, birth, row),
    nowJdUt: jdUtFromDate(clock()),
    writing: { library, lang: user.lang, seed: `${user.id} ${row.type} ${row.personId ?? ''}`, timeZone },
  })
  return { row, birth, partner, figure, reading, nextJdUt, timeZone }
}

/** The return that a row is of; null of another chart. @throws {AppError} validation where the birth moved past it */
function returningOf(sky: Services['sky'], user: User, birth: Birth, row: ChartRow): Ordered['returning'] {
  const type = RETURN_TYPES.find((one) => one === row.type)
  if (!type || row.returnFor === null) return null
  const chosen = { ...row, returnFor: row.returnFor }
  const found = returnOf(sky, { type, chosen, birth, birthdate: user.birthdate, timeZone: user.placeTimeZone })
  if (!found) throw new AppError('validation', { message: 'return_when' })
  return { ...found, place: row.placeName ?? user.birthplace ?? '' }
}
