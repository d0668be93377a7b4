import { jdUtFromDate, jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
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
import { RETURN_TYPES } from '#product/chart-types.ts'
import { composeChart, type Ordered } from './domain/compose-chart.ts'
import { minorAspectsOf } from './domain/minor-aspects-of.ts'
import { returnOf } from './domain/return-of.ts'
import type { ChartData } from './domain/chart-data.ts'
import type { ChartRow } from './queries.ts'
import { OUTER_PLANETS } from '#astro/ephemeris/body.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { exactTransits, type TransitHit } from '#astro/events/transit-hits.ts'
import type { Lang } from '#language/lang.ts'
import { presentYear, type PresentYear } from '#reading/facts/year-of-life.ts'
import type { Library } from '#reading/library/library.ts'
import { COMMON_WORDS } from '#reading/writer/chart-page.ts'
import type { Factors, Paragraph } from '#reading/writer/reading.ts'
import { writeYearOfLife } from '#reading/writer/write-year-of-life.ts'

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
    figure: composed,
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
  const minor = minorAspectsOf({ type: row.type, birth, partner, figure: composed }, rules.chartRules.minor_aspects)
  const figure = { ...composed, aspects: [...composed.aspects, ...minor] }
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

/** The year of life that is running, in words, and what its lord meets in it. */
interface ReadYear extends PresentYear {
  paragraphs: Paragraph[]
  factors: Factors
  /** Exact aspects of the slow planets to the natal place of the lord of the year, in order. */
  hits: TransitHit[]
}

interface Asked {
  birth: Birth
  birthdate: string
  /** The reader's today, `YYYY-MM-DD`. */
  today: string
  library: Library
  lang: Lang
}

/** Null without the hour of birth. */
function readYear(sky: Ephemeris, { birth, birthdate, today, library, lang }: Asked): ReadYear | null {
  const year = presentYear(birth.chart, { birthdate, date: today })
  if (!year) return null
  const [y = 0, month = 1, day = 1] = year.to.split('-').map(Number)
  const until = COMMON_WORDS[lang].date({ year: y, month, day })
  const startOf = (date: string) => jdUtFromIso(`${date}T00:00:00Z`)
  const span = { fromJdUt: startOf(year.from), toJdUt: startOf(year.to) }
  // The year turns with the date, wherever somebody is: its transits are those of its days by Greenwich.
  const { lord } = year
  const natal = { [lord.planet]: lord.placement.longitudeDeg }
  const isInTables = span.fromJdUt >= sky.fromJdUt && span.toJdUt <= sky.toJdUt
  return {
    ...year,
    ...writeYearOfLife(year, { library, lang, until }),
    hits: isInTables ? exactTransits(sky, { natal, ...span, transiting: OUTER_PLANETS }) : [],
  }
}
