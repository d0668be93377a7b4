import type { FieldOf, KeyOf } from '../library/subjects.ts'
import type { DayPage } from './day-page.ts'
import { forecastOf } from './moon-lines.ts'

type LunarField = FieldOf<'lunar-day/day'>
type PhaseField = 'emotions' | 'energy' | 'mindset' | 'meaning'

/** What a lunar day prints on one lunation and on the next: on its first civil day and, where it has one, its second. */
const FIRST: readonly (readonly LunarField[])[] = [
  ['favors', 'avoids'],
  ['gist', 'symbol'],
]
const SECOND: readonly (readonly LunarField[])[] = [['body'], []]
/** What a phase of the Moon prints on its days, on one lunation and on the next. */
const OF_PHASE: readonly (readonly PhaseField[])[] = [
  ['emotions', 'energy'],
  ['mindset', 'meaning'],
]

/** A text of the day that everybody shares: for a section that neither transits nor chart gave anything to. */
export interface SharedRendering {
  text: string
  /** What it is of, and in keywords. */
  label: string
  keywords: string
  /** The factor's id. */
  factor: string
}

/** Today's first text of the lunar day, the phase or the Moon's sign that the page hasn't printed, one field before the others. */
export function takeShared(page: DayPage, rather: LunarField): SharedRendering | null {
  return ofLunarDay(page, rather) ?? ofPhase(page) ?? ofSign(page) ?? inKeywords(page)
}

function ofLunarDay(page: DayPage, rather: LunarField): SharedRendering | null {
  const { lunarDay, isSecondDay, lunarRound } = page.facts.phase
  const turn = page.turnOf(`lunar ${lunarDay}`, lunarRound)
  const fields = (isSecondDay ? SECOND : FIRST)[turn] ?? []
  const field = [rather, ...fields].find((one) => fields.includes(one) && page.sayOnce(`lunar ${one}`))
  if (!field) return null
  const entry = page.library.entry(page.lang, 'lunar-day/day', `${lunarDay}` as KeyOf<'lunar-day/day'>)
  const factor = page.factor({ id: `lunar:${lunarDay}`, kind: 'lunar_day' })
  return { text: entry[field], label: page.phrases.lunarDay, keywords: entry.keywords, factor }
}

function ofPhase(page: DayPage): SharedRendering | null {
  const { phase, dayInPhase, round } = page.facts.phase
  const field = OF_PHASE[page.turnOf(`phase ${phase}`, round)]?.[dayInPhase]
  if (!field || !page.sayOnce(`phase ${field}`)) return null
  const entry = page.library.entry(page.lang, 'phase/moon', phase)
  const text = field === 'meaning' ? entry.meaning : page.phrases.colon(page.phrases.phaseOn[field], entry[field])
  return { text, label: page.phrases.moonPhase, keywords: entry.keywords, factor: phaseFactor(page) }
}

function ofSign(page: DayPage): SharedRendering | null {
  const { sign, signRound, dayInSign, house } = page.facts.moon
  const isMoods = page.turnOf(`sign ${sign}`, signRound) === 0
  const field = isMoods ? (dayInSign === 0 ? 'mood' : null) : house === null ? forecastOf(page, dayInSign) : null
  if (!field || !page.sayOnce(`sign ${field}`)) return null
  const entry = page.library.entry(page.lang, 'moon-day/sign', `${sign}` as KeyOf<'moon-day/sign'>)
  return {
    text: entry[field],
    label: page.phrases.moonIn(sign),
    keywords: entry.keywords,
    factor: page.moonSignFactor(sign),
  }
}

/** The last resort, on one page of many thousands: what the Moon's sign or its phase is about. */
function inKeywords(page: DayPage): SharedRendering | null {
  const { sign } = page.facts.moon
  if (page.sayOnce('sign keywords')) {
    const { keywords } = page.library.entry(page.lang, 'moon-day/sign', `${sign}` as KeyOf<'moon-day/sign'>)
    const label = page.phrases.moonIn(sign)
    return { text: `${label}: ${keywords}.`, label, keywords, factor: page.moonSignFactor(sign) }
  }
  const { phase } = page.facts.phase
  if (!page.sayOnce('phase keywords')) return null
  const { keywords } = page.library.entry(page.lang, 'phase/moon', phase)
  const label = page.phrases.moonPhase
  return { text: `${label}: ${keywords}.`, label, keywords, factor: phaseFactor(page) }
}

function phaseFactor(page: DayPage): string {
  const { phase } = page.facts.phase
  return page.factor({ id: `moon:phase:${phase}`, kind: 'moon', transiting: 'moon', phase })
}
