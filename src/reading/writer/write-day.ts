import type { DayFacts } from '../facts/day-facts.ts'
import { scoreOf, type Measure } from '../facts/scores.ts'
import type { Library } from '../library/library.ts'
import type { Lang } from '#language/lang.ts'
import { AREAS, DayPage } from './day-page.ts'
import { dayNumberOf } from './local-time.ts'
import type { Area } from './day-phrases.ts'
import type { AreaReading, DayReading } from './reading.ts'
import { rotation } from './rotation.ts'
import {
  areaReading,
  beginArea,
  enrichArea,
  fillArea,
  fillFromOthers,
  writeBeside,
  type AreaDraft,
} from './write-area.ts'
import { chooseBackground, writeBackground } from './write-background.ts'
import { beginFocus, enrichFocus, fillFocus } from './write-focus.ts'
import { chooseLead, writeLead } from './write-lead.ts'
import { writeMantra } from './write-mantra.ts'
import { writeMoon } from './write-moon.ts'
import { writePhase } from './write-phase.ts'

export type { DayReading, Focus } from './reading.ts'

/** An opening of fewer characters gets a paragraph of the natal chart. */
const SHORT = 350
/** With fewer texts for the day each serves by itself. */
const PLENTY = 10

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
  page.isFrugal = page.unsaid + page.natalTexts.left < PLENTY
  const chosen = chooseLead(page)
  const background = chooseBackground(page, chosen)
  // In the order of the page: what a section takes the later ones can't repeat.
  const general = [
    writeLead(page, chosen, background),
    writeMoon(page, chosen),
    background && writeBackground(page, chosen.lead, background),
    writePhase(page),
  ].filter((paragraph) => paragraph !== null)
  const drafts = AREAS.map((area) => beginArea(page, area))
  const focus = beginFocus(page)
  // First everything has something of its own, then what is left of the natal chart's day fills what has nothing.
  for (const draft of drafts) fillArea(page, draft, draft.area)
  for (const draft of drafts) fillArea(page, draft, ...AREAS, 'body', 'gift', 'challenge')
  for (const draft of drafts) fillFromOthers(page, draft)
  fillFocus(page, focus)
  page.isFrugal = false
  if (general.reduce((length, { text }) => length + text.length, 0) < SHORT) {
    const beside = writeBeside(page)
    if (beside) general.push(beside)
  }
  for (const draft of drafts) enrichArea(page, draft)
  enrichFocus(page, focus)
  const score = (measure: Measure) => scoreOf(measure, facts.sums.today[measure], facts.timeKnown)
  return {
    general,
    mantra: writeMantra(page),
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
    ...areasOf(page, drafts),
    ...focus,
    factors: page.factors,
  }
}

function areasOf(page: DayPage, drafts: readonly AreaDraft[]): Record<Area, AreaReading> {
  const of = (area: Area) => {
    const draft = drafts.find((one) => one.area === area)
    return areaReading(page, draft ?? { area, transit: null, paragraph: null })
  }
  return { love: of('love'), career: of('career'), health: of('health') }
}
