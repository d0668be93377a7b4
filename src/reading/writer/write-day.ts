import type { DayFacts } from '../facts/day-facts.ts'
import { scoreOf, trendOf, type Measure } from '../facts/scores.ts'
import type { Library } from '../library/library.ts'
import type { KeyOf, Lang } from '../library/subjects.ts'
import type { AreaReading, DayReading, Factors, Paragraph } from './reading.ts'

export type { DayReading, Focus, Paragraph } from './reading.ts'

/** A day's reading. The same facts, language, zone, date and seed give the same text. */
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
  const { facts, library, lang } = day
  const { moon, phase, sums, transits } = facts
  const sign = `${moon.sign}` as KeyOf<'moon-day/sign'>
  const factors: Factors = {}
  const signId = `moon:sign:${moon.sign}`
  factors[signId] = { id: signId, kind: 'moon', transiting: 'moon', sign: moon.sign }
  const ofSign = library.entry(lang, 'moon-day/sign', sign)
  const [lead] = transits
  const general: Paragraph[] = []
  if (lead) {
    const { id, transiting, natal, aspect, orbDeg, exactJdUt } = lead
    factors[id] = { id, kind: 'transit', transiting, natal, aspect, orbDeg, exactJdUt }
    const entry = library.entry(lang, `transit/${transiting}`, `${natal} ${lead.nature}`)
    general.push({ text: `${entry.gist} ${entry.body}`, factors: [id] })
  }
  general.push({ text: ofSign.mood, factors: [signId] })
  const score = (measure: Measure) => scoreOf(measure, sums.today[measure])
  const area = (measure: Measure, text: string): AreaReading => ({
    score: score(measure),
    trend: trendOf(measure, sums.today[measure], sums.tomorrow[measure]),
    paragraphs: [{ text, factors: [signId] }],
  })
  return {
    general,
    mantra: { text: library.entry(lang, 'mantra/day', `moon-sign ${sign}`).mantra, factors: [signId] },
    moon: { phase: phase.phase, illuminatedFraction: phase.illuminatedFraction, sign: moon.sign },
    mood: {
      mental: score('mental'),
      emotional: score('emotional'),
      creativity: score('creativity'),
      energy: score('energy'),
    },
    love: area('love', ofSign.forecast1),
    career: area('career', ofSign.forecast2),
    health: area('health', ofSign.forecast3),
    strengths: [],
    attention: [],
    factors,
  }
}
