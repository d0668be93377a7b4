import { jdUtFromDate } from '#astro/ephemeris/julian-day.ts'
import type { ChartReading } from '#reading/writer/chart-reading.ts'
import { writeBigThree, type BigThreePoint } from '#reading/writer/write-big-three.ts'
import { toldAs, type ToldAs } from '#reading/writer/write-person-natal.ts'
import { sentencesIn } from '#reading/writer/sentences.ts'
import { AppError } from '#platform/app-error.ts'
import { civilDateAt } from '#platform/civil-today.ts'
import type { Services } from '#platform/services.ts'
import { birthOf, rulesOf, withSkyOf, type Birth } from '#core/births/api.ts'
import type { User } from '#core/users/api.ts'
import type { ChartRules } from '#contract/chart-rules.ts'
import { RETURN_TYPES } from '#contract/charts.ts'
import { composeChart, type Ordered } from './domain/compose-chart.ts'
import { returnOf } from './domain/return-of.ts'
import { type ChartData } from './domain/chart-data.ts'
import type { ChartRow } from './queries.ts'
import { readYear, type ReadYear } from './read-year.ts'

/** A chart as computed and written for this person now, in the account's language. */
export interface ReadChart {
  row: ChartRow
  birth: Birth
  /** The other person's, in a synastry and a composite, and in a chart of theirs alone. */
  partner: Birth | null
  figure: ChartData
  reading: ChartReading
  /** Of a birth chart: Sun, Moon and Ascendant in a sentence each; of others none. */
  bigThree: readonly BigThreePoint[]
  /** Of somebody else's birth chart: to whom it speaks. */
  toldAs: ToldAs | null
  /** Of a return: when the next one is, Julian day (UT); null beyond the tables. */
  nextJdUt: number | null
  /** Of one's own birth chart: the year of life that is running. */
  year: ReadYear | null
  /** By which it is cast: its own, else the account's. */
  rules: ChartRules
  /** IANA name: whose calendar the dates of the reading are of. */
  timeZone: string
}

/** @throws {AppError} validation while birth data are missing */
export function readChart(services: Services, user: User, timeZone: string, row: ChartRow): ReadChart {
  const rules = { chartRules: { ...rulesOf(user), ...row.rules } }
  const { sky, library, clock } = withSkyOf(services, rules)
  const birth = birthOf(sky, { ...user, ...rules })
  if (!birth) throw new AppError('validation', { message: 'birth_missing' })
  const partner = row.person ? (birthOf(sky, { ...row.person, ...rules }) ?? null) : null
  const writing = { library, lang: user.lang, seed: `${user.id} ${row.type} ${row.personId ?? ''}`, timeZone }
  const {
    figure,
    reading,
    nextJdUt = null,
    audience,
  } = composeChart(sky, {
    type: row.type,
    birth,
    other: row.person && partner && { name: row.person.name, relation: row.person.relation, birth: partner },
    returning: returningOf(sky, user, birth, row),
    nowJdUt: jdUtFromDate(clock()),
    writing,
  })
  const shown = row.type === 'natal' ? birth : row.type === 'person-natal' ? partner : null
  const year =
    row.type === 'natal' && user.birthdate !== null
      ? readYear(sky, {
          birth,
          birthdate: user.birthdate,
          today: civilDateAt(clock(), timeZone),
          library,
          lang: user.lang,
        })
      : null
  const three = shown && writeBigThree(shown, { ...writing, ...(audience && { audience }) })
  return {
    row,
    birth,
    partner,
    figure,
    reading: { ...reading, factors: { ...three?.factors, ...year?.factors, ...reading.factors } },
    bigThree: (three?.points ?? []).map(firstSentence),
    toldAs: audience ? toldAs({ audience }) : null,
    nextJdUt,
    year,
    rules: rules.chartRules,
    timeZone,
  }
}

/** The reading says the rest. */
function firstSentence({ paragraph, ...point }: BigThreePoint): BigThreePoint {
  const [text = ''] = sentencesIn(paragraph.text)
  return { ...point, paragraph: { ...paragraph, text } }
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
