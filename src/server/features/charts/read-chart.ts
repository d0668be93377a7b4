import { jdUtFromDate } from '#astro/ephemeris/julian-day.ts'
import type { ChartReading } from '#reading/writer/chart-reading.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { birthOf, type Birth } from '#core/births/api.ts'
import type { User } from '#core/users/api.ts'
import { composeChart } from './domain/compose-chart.ts'
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
  /** IANA name: whose calendar the dates of the reading are of. */
  timeZone: string
}

/** @throws {AppError} validation while birth data are missing */
export function readChart({ sky, library, clock }: Services, user: User, timeZone: string, row: ChartRow): ReadChart {
  const birth = birthOf(sky, user)
  if (!birth) throw new AppError('validation', { message: 'birth_missing' })
  const partner = row.person ? (birthOf(sky, row.person) ?? null) : null
  const { figure, reading } = composeChart(sky, {
    type: row.type,
    birth,
    other: row.person && partner && { name: row.person.name, relation: row.person.relation, birth: partner },
    nowJdUt: jdUtFromDate(clock()),
    writing: { library, lang: user.lang, seed: `${user.id} ${row.type} ${row.personId ?? ''}`, timeZone },
  })
  return { row, birth, partner, figure, reading, timeZone }
}
