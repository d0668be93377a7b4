import { birthDay } from '#astro/birth-time/birth-day.ts'
import type { BirthPlace, BirthReading } from '#astro/birth-time/birth-time.ts'
import { housesAt } from '#astro/charts/houses.ts'
import { placement } from '#astro/charts/natal-chart.ts'
import type { Placement } from '#astro/charts/chart.ts'
import { jdUtFromDate } from '#astro/ephemeris/julian-day.ts'
import { signIngresses } from '#astro/events/sign-ingresses.ts'
import { signOf } from '#astro/charts/sign.ts'
import type { ToolBirth, ToolAnswer } from '#contract/calculators.ts'
import type { ToolBody } from '#product/tool-bodies.ts'
import type { Lang } from '#language/lang.ts'
import { writeSign, type SignReading } from '#reading/writer/write-sign.ts'
import { countAttempt } from '#platform/rate-limit.ts'
import type { Services } from '#platform/services.ts'
import { choiceOf, resolveBirth, resolvePlace, type ResolvedBirth, presentRead } from '#core/births/api.ts'
import { offsetText } from '#astro/birth-time/offset-text.ts'
import { presentFactor } from '#core/factors/api.ts'

/** Open to visitors, so counted by address. */
const PER_ADDRESS = { limit: 120, windowSeconds: 600 } as const

/** The clocks of the world show a time up to fourteen hours before UTC and twelve after it. */
const EASTMOST_DAYS = 14 / 24
const WESTMOST_DAYS = 12 / 24

/** Where a body stands at a birth, and what is written of it. */
export interface Calculation {
  placement: Placement
  /** The signs that it passed while the birth may have been; one when that is certain. */
  signs: number[]
  reading: SignReading
  warnings: string[]
  birth: CalculatedBirth
}

/** A birth as it was read. */
export interface CalculatedBirth {
  resolved: Pick<ResolvedBirth, 'birthdate' | 'choice' | 'by'>
  timeZone: string | null
}

/** The span in which a birth lies (Julian days, UT), and the place, where it is known. */
interface BirthSpan {
  fromJdUt: number
  toJdUt: number
  place: { latitudeDeg: number; longitudeDeg: number } | null
  warnings: string[]
  birth: CalculatedBirth
}

/**
 * One body at one birth. Without the hour it may be any time of the civil day, without the place any day of the world
 * that had the date.
 * @throws {AppError} rate_limited; validation for a birth that cannot be or a place that is not found.
 */
export async function calculate(
  services: Services,
  asked: { body: ToolBody; birth: ToolBirth; lang: Lang; ip: string },
): Promise<Calculation> {
  const { db, clock, sky, library } = services
  const { body, birth, lang, ip } = asked
  await countAttempt(db, { key: `tools:${ip}`, ...PER_ADDRESS }, clock())
  const { fromJdUt, toJdUt, place, warnings, birth: read } = birthSpan(services, birth, lang)
  const jdUt = (fromJdUt + toJdUt) / 2
  const isInstant = fromJdUt === toJdUt
  const houses = isInstant && place ? housesAt(sky, { jdUt, ...place }) : null
  const placed = placement(sky, body, jdUt, houses)
  const signs = [signOf(sky.position(body, fromJdUt).longitudeDeg)]
  if (!isInstant) signs.push(...signIngresses(sky, { fromJdUt, toJdUt, bodies: [body] }).map(({ sign }) => sign))
  const passed = [...new Set(signs)]
  const facts =
    passed.length > 1
      ? { body, signs: passed, lacking: birth.birthtime === undefined ? ('time' as const) : ('place' as const) }
      : { body, sign: placed.sign, house: placed.house }
  return { placement: placed, signs: passed, reading: writeSign(facts, { library, lang }), warnings, birth: read }
}

function birthSpan(services: Services, birth: ToolBirth, lang: Lang): BirthSpan {
  const { birthdate, birthtime = null, birthplace = '', birthplace_id: id } = birth
  const now = services.clock()
  if (birthplace === '' && id === undefined) {
    const nowhere = { name: 'UTC', timeZone: 'UTC', longitudeDeg: 0 }
    const choice = { calendar: birth.birth_calendar, offset: birth.birth_offset }
    const { instant, ...resolved } = resolveBirth({ birthdate, birthtime, place: nowhere, choice }, now, lang)
    const { fromJdUt, toJdUt } = spanOf(instant, resolved.birthdate, nowhere)
    return {
      fromJdUt: fromJdUt - EASTMOST_DAYS,
      toJdUt: toJdUt + WESTMOST_DAYS,
      place: null,
      warnings: [],
      birth: { resolved, timeZone: null },
    }
  }
  const found = resolvePlace(services, { text: birthplace, id }, lang)
  const civil = { birthdate, birthtime, place: found.place, choice: choiceOf(birth) }
  const { instant, warnings, ...resolved } = resolveBirth(civil, now, lang)
  const { latitudeDeg, longitudeDeg } = found.place
  return {
    ...spanOf(instant, resolved.birthdate, found.place),
    place: { latitudeDeg, longitudeDeg },
    warnings: [...found.warnings, ...warnings],
    birth: { resolved, timeZone: found.place.timeZone },
  }
}

function spanOf(instant: Date | null, date: string, place: BirthPlace): { fromJdUt: number; toJdUt: number } {
  if (instant) return { fromJdUt: jdUtFromDate(instant), toJdUt: jdUtFromDate(instant) }
  const { startUtcMs, endUtcMs } = birthDay(place, date)
  return { fromJdUt: jdUtFromDate(new Date(startUtcMs)), toJdUt: jdUtFromDate(new Date(endUtcMs)) }
}

function localOf({ utcMs, offsetSeconds }: BirthReading) {
  const wall = new Date(utcMs + offsetSeconds * 1000).toISOString()
  return { date: wall.slice(0, 10), clock: wall.slice(11, 16), offset: offsetText(offsetSeconds) }
}

/** The clock of a birth without a place is not known; that a date was old style is. */
function presentBirth({ resolved: { birthdate, choice, by }, timeZone }: CalculatedBirth, lang: Lang) {
  const { birthCalendar, birthOffset } = choice
  const known = timeZone === null && birthOffset === null ? null : by
  return {
    date: birthdate,
    local: known && localOf(known.taken),
    read: presentRead({ birthdate, birthCalendar, birthOffset, timeZone }, known, lang),
  }
}

export function presentCalculation(body: ToolBody, calculation: Calculation, lang: Lang): ToolAnswer {
  const { placement: placed, signs, reading, warnings } = calculation
  const certain = signs.length === 1
  return {
    body,
    sign: placed.sign,
    degree: placed.degree,
    minute: placed.minute,
    retrograde: placed.retrograde,
    house: placed.house,
    title: reading.title,
    text: reading.paragraphs.map(({ text }) => text).join('\n\n'),
    certain,
    ...(!certain && { alternatives: signs }),
    paragraphs: reading.paragraphs,
    sources: Object.values(reading.factors).map(presentFactor),
    ...(warnings.length > 0 && { warnings }),
    birth: presentBirth(calculation.birth, lang),
  }
}
