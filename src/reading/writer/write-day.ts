import type { DayFacts } from '../facts/day-facts.ts'
import { scoreOf, type Measure } from '../facts/scores.ts'
import type { Library } from '../library/library.ts'
import type { Lang } from '../library/subjects.ts'
import { DayPage } from './day-page.ts'
import { dayNumberOf } from './local-time.ts'
import type { DayReading } from './reading.ts'
import { rotation } from './rotation.ts'
import { writeArea } from './write-area.ts'
import { chooseBackground, writeBackground } from './write-background.ts'
import { writeFocus } from './write-focus.ts'
import { chooseLead, writeLead } from './write-lead.ts'
import { writeMantra } from './write-mantra.ts'
import { writeMoon } from './write-moon.ts'
import { writePhase } from './write-phase.ts'

export type { DayReading, Focus } from './reading.ts'

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
  const chosen = chooseLead(page)
  const background = chooseBackground(page, chosen)
  // In the order of the page: what a section takes the later ones can't repeat.
  const general = [
    writeLead(page, chosen),
    writeMoon(page, chosen),
    background && writeBackground(page, chosen.lead, background),
    writePhase(page),
  ]
  const [love, career, health] = [writeArea(page, 'love'), writeArea(page, 'career'), writeArea(page, 'health')]
  const { strengths, attention } = writeFocus(page)
  const score = (measure: Measure) => scoreOf(measure, facts.sums.today[measure], facts.timeKnown)
  return {
    general: general.filter((paragraph) => paragraph !== null),
    mantra: writeMantra(page, chosen, background),
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
    love,
    career,
    health,
    strengths,
    attention,
    factors: page.factors,
  }
}
