import type { Lang } from '#language/lang.ts'
import type { DayFacts } from '../facts/day-facts.ts'
import type { DayTransit } from '../facts/day-transits.ts'
import { PERSONS_OWN } from '../facts/factor.ts'
import { lastingFirst } from '../facts/visits.ts'
import type { Library } from '../library/library.ts'
import type { KeyOf } from '../library/subjects.ts'
import { childDayTexts } from './child-day-words.ts'
import { chooseLead, hourOf, isAwake } from './day-lead.ts'
import { DayPage } from './day-page.ts'
import { writeMoonLine } from './day-sky-lines.ts'
import { isSpareDay } from './day-turns.ts'
import { dayNumberOf } from './local-time.ts'
import type { DayReading, Factors, Paragraph } from './reading.ts'
import { rotation } from './rotation.ts'

/** The sides of a child's day: how it feels, what it plays and learns, how it rests, and what one does together. */
export const CHILD_SIDES = ['mood', 'play', 'rest', 'together'] as const
export type ChildSide = (typeof CHILD_SIDES)[number]

/** From this age on a day is told as an adult's. */
export const OF_AGE_YEARS = 18

/** A day of a child, told to the parent: nothing in it addresses the child. */
export interface ChildDayReading {
  headline: Paragraph
  /** What the sky does to the chart, by the clock; empty on a day without anything. */
  thread: Paragraph[]
  moonLine: Paragraph
  moon: DayReading['moon']
  /** Those that something of the day speaks of. */
  sides: Partial<Record<ChildSide, Paragraph>>
  unknownHour: string | null
  factors: Factors
}

/**
 * A child's day. The same facts, language, zone, date and seed give the same text, word for word.
 * @throws UnknownTimeZoneError
 */
export function writeChildDay(day: {
  facts: DayFacts
  library: Library
  lang: Lang
  /** The parent's: clock times in the text are theirs. */
  timeZone: string
  /** `YYYY-MM-DD`. */
  date: string
  seed: string
  name: string
}): ChildDayReading {
  const { facts, library, lang, timeZone, date, seed, name } = day
  const dayNumber = dayNumberOf(date)
  const page = new DayPage({ facts, library, lang, timeZone, dayNumber, rotation: rotation(seed, dayNumber) })
  const words = library.texts(childDayTexts, lang)
  const { lead, told } = chooseLead(page)
  const named = ({ transiting, aspect, natal }: DayTransit) => ({
    transiting,
    aspect,
    whose: { point: natal, of: name },
  })
  const entryOf = ({ transiting, nature }: DayTransit) =>
    library.entry(lang, 'child/day', `${transiting} ${nature}` as KeyOf<'child/day'>)

  const thread = told.map((transit) => {
    const hour = hourOf(page, transit)
    const text =
      lead === null
        ? page.way('child lasts', words.lasts)(named(transit))
        : hour === null
          ? page.way('child untimed', words.untimed)(named(transit))
          : page.way('child exact', words.exact)({ ...named(transit), clock: page.clock(hour) })
    return { text, factors: [childsFactor(page, transit)] }
  })
  const first = lead ?? told[0]
  const headline = first
    ? { text: entryOf(first).headline, factors: [childsFactor(page, first)] }
    : { text: page.way('child quiet', words.quiet), factors: [page.moonSignFactor(facts.moon.sign)] }

  const speaking = sidesOf(page, told)
  const isTold = (transit: DayTransit) => told.some(({ id }) => id === transit.id)
  const sides = Object.fromEntries(
    CHILD_SIDES.flatMap((side, i) => {
      const transit = speaking[i % speaking.length]
      if (!transit) return []
      const hour = hourOf(page, transit)
      const from = isTold(transit)
        ? null
        : hour === null
          ? words.from.untimed(named(transit))
          : words.from.exact({ ...named(transit), part: page.partOfDay(hour) })
      // The transit of an earlier side needs no second naming.
      const isNamed = speaking.length <= i
      const text = [entryOf(transit)[side], isNamed ? null : from].filter(Boolean).join(' ')
      return [[side, { text, factors: [childsFactor(page, transit)] }] as const]
    }),
  )
  return {
    headline,
    thread,
    moonLine: writeMoonLine(page),
    moon: {
      phase: facts.phase.phase,
      illuminatedFraction: facts.phase.illuminatedFraction,
      sign: facts.moon.sign,
    },
    sides,
    unknownHour: facts.timeKnown ? null : words.unknownHour,
    factors: page.factors,
  }
}

/** The chart is the child's and never the reader's. */
function childsFactor(page: DayPage, transit: DayTransit): string {
  const id = page.transitFactor(transit)
  const { [id]: factor } = page.factors
  if (!factor) throw new RangeError(`no factor ${id}`)
  delete page.factors[id]
  return page.factor({ ...factor, id: `${PERSONS_OWN}${id}` })
}

/**
 * What the sides are told by, a different transit each where there are so many: what the thread tells, what is exact
 * today, what lasts by turns, and the Moon last, which comes often.
 */
function sidesOf(page: DayPage, told: readonly DayTransit[]): DayTransit[] {
  const { transits } = page.facts
  const exact = transits.filter((one) => one.exactToday && isAwake(page, one))
  const planets = exact.filter(({ transiting }) => transiting !== 'moon')
  const lasting = lastingFirst(transits).filter((one) => isSpareDay(page, one))
  const moons = exact.filter(({ transiting }) => transiting === 'moon')
  const seen = new Set<string>()
  // One entry speaks of a planet and a nature, whichever point it meets.
  return [...told, ...planets, ...lasting, ...moons]
    .filter(({ transiting, nature }) => {
      const key = `${transiting} ${nature}`
      return !seen.has(key) && seen.add(key)
    })
    .slice(0, CHILD_SIDES.length)
}
