import type { Lang } from '#language/lang.ts'
import type { DayFacts } from '../facts/day-facts.ts'
import { scoreOf, type Measure } from '../facts/scores.ts'
import type { Library } from '../library/library.ts'
import { writeAreas } from './day-areas.ts'
import { writeFocus } from './day-focus.ts'
import { chooseLead, writeHeadline } from './day-lead.ts'
import { DayPage } from './day-page.ts'
import { writeMoonLine } from './day-sky-lines.ts'
import { writeThread } from './day-thread.ts'
import { writeWeek } from './day-week.ts'
import { dayNumberOf } from './local-time.ts'
import type { DayReading, RunningTransit, Paragraph } from './reading.ts'
import { rotation } from './rotation.ts'
import type { DayTransit } from '../facts/day-transits.ts'
import { lastingFirst } from '../facts/visits.ts'
import { lastingPair } from './day-entries.ts'
import { isOfOneDay } from './one-day.ts'
import { mantraCount } from '../library/mantras.ts'
import { SUBJECTS, type KeyOf } from '../library/subjects.ts'

type MantraKey = KeyOf<'mantra/day'>
const KEYS: readonly MantraKey[] = SUBJECTS['mantra/day'].keys

/** A sentence to keep: of the transit that leads the day, else of the Moon. No two days running have the same. */
function writeMantra(page: DayPage, lead: DayTransit | null): Paragraph {
  const [name, factor] = lead ? ofTransit(page, lead) : ofMoon(page)
  const key = KEYS.find((one) => one === name)
  if (!key) throw new RangeError(`no mantra for ${name}`)
  return { text: page.library.entry(page.lang, 'mantra/day', key).mantra, factors: [factor] }
}

/**
 * Each planet and nature has several, which take turns: a planet's by its meetings on the way through the zodiac, the
 * Moon's by the days.
 */
function ofTransit(page: DayPage, lead: DayTransit): [name: string, factor: string] {
  const { transiting, nature, order, retrograde, exactToday } = lead
  const count = mantraCount(transiting, nature)
  // A planet that goes back meets the same points again within weeks.
  const back = retrograde ? Math.floor(count / 2) : 0
  // What begins today is exact some days later.
  const early = exactToday ? 0 : Math.floor(count / 2) - 1
  const step = order === null ? page.dayNumber : order + back + early
  const turn = (step + page.rotation.fixed('mantra', count)) % count
  return [`${transiting} ${nature}${turn === 0 ? '' : ` ${turn + 1}`}`, page.transitFactor(lead)]
}

/** The Moon stays in a sign, a house and a phase for days, so these take turns. */
function ofMoon(page: DayPage): [name: string, factor: string] {
  const { moon, phase } = page.facts
  const ways: [string, () => string][] = [
    [`moon-sign ${moon.sign}`, () => page.moonSignFactor(moon.sign)],
    [
      `phase ${phase.phase}`,
      () => page.factor({ id: `moon:phase:${phase.phase}`, kind: 'moon', transiting: 'moon', phase: phase.phase }),
    ],
  ]
  const { house } = moon
  if (house !== null) ways.push([`moon-house ${house}`, () => page.moonHouseFactor(house)])
  const [name, factor] = page.rotation.pick('mantra of the Moon', ways)
  return [name, factor()]
}

/**
 * A day's horoscope. The same facts, language, zone, date and seed give the same text, word for word.
 * @throws UnknownTimeZoneError
 */
export function writeDay(day: {
  facts: DayFacts
  library: Library
  lang: Lang
  /** IANA name of the reader's time zone: clock times and dates in the text are theirs. */
  timeZone: string
  /** `YYYY-MM-DD`. */
  date: string
  /** Whose day it is: varies construction from person to person. */
  seed: string
}): DayReading {
  const { facts, library, lang, timeZone, date, seed } = day
  const dayNumber = dayNumberOf(date)
  const page = new DayPage({ facts, library, lang, timeZone, dayNumber, rotation: rotation(seed, dayNumber) })
  const lead = chooseLead(page)
  const sums = facts.week.days[0]?.sums
  const score = (measure: Measure) => scoreOf(measure, sums?.[measure] ?? 0, facts.timeKnown)
  const headline = writeHeadline(page, lead)
  const thread = writeThread(page, lead)
  const areas = writeAreas(page, lead)
  const told = {
    headline,
    thread,
    moonLine: writeMoonLine(page),
    ...areas,
    ...writeFocus(page, lead, Object.values(areas)),
  }
  return {
    ...told,
    now: writeNow(page),
    week: writeWeek(page, lead),
    mantra: writeMantra(page, lead.lead),
    moon: {
      phase: facts.phase.phase,
      illuminatedFraction: facts.phase.illuminatedFraction,
      sign: facts.moon.sign,
    },
    mood: {
      mental: score('mental'),
      emotional: score('emotional'),
      creativity: score('creativity'),
      energy: score('energy'),
    },
    unknownHour: facts.timeKnown ? null : page.words.unknownHour,
    factors: page.factors,
  }
}

/**
 * The lasting transits that weigh most: what they mean, from when to when, and their passes. Written last: they say what
 * the page hasn't said of them.
 */
const writeNow = (page: DayPage): RunningTransit[] =>
  lastingFirst(page.facts.transits).flatMap((transit) => runningTransit(page, transit) ?? [])

function runningTransit(page: DayPage, transit: DayTransit): RunningTransit | null {
  const { transiting, natal, aspect, retrograde } = transit
  const visit = page.visitOf(transit)
  // It stands here for weeks: rather a text that isn't of one day.
  const told = lastingPair(page, transit, (one) => !isOfOneDay(page, one))
  if (!told) return null
  return {
    title: page.language.title(transiting, aspect, natal),
    ...told,
    beganJdUt: visit?.sinceJdUt ?? null,
    endsJdUt: visit?.untilJdUt ?? null,
    passes: visit?.passes ?? [],
    pass: visit?.pass ?? null,
    retrograde,
    factors: [page.transitFactor(transit)],
  }
}
