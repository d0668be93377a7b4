import type { Lang } from '#language/lang.ts'
import type { DayFacts } from '../facts/day-facts.ts'
import { scoreOf, type Measure } from '../facts/scores.ts'
import type { Library } from '../library/library.ts'
import { writeAreas } from './day-areas.ts'
import { writeFocus } from './day-focus.ts'
import { chooseLead, writeHeadline } from './day-lead.ts'
import { writeNow } from './day-now.ts'
import { DayPage } from './day-page.ts'
import { writeMoonLine } from './day-sky-lines.ts'
import { writeThread } from './day-thread.ts'
import { writeWeek } from './day-week.ts'
import { dayNumberOf } from './local-time.ts'
import type { DayReading } from './reading.ts'
import { rotation } from './rotation.ts'
import { writeMantra } from './write-mantra.ts'

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
