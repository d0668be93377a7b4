import { capital } from '#language/capital.ts'
import { NATAL_POINTS } from '../library/subjects.ts'
import type { DayTransit } from '../facts/day-transits.ts'
import { categoryOf } from './categories.ts'
import type { DayPage } from './day-page.ts'
import type { Purpose } from './natal-rotation.ts'
import type { Category, Focus } from './reading.ts'
import { isDemanding } from './relation.ts'
import { takeShared } from './shared-sky.ts'
import type { TransitField } from './tellable.ts'

/** At most so many of each, and natal facts only up to so many. */
const MOST = 3
const ENOUGH = 2

type Parts = readonly (readonly TransitField[])[]
const STRENGTH: Parts = [['gift', 'advice'], ['gift'], ['body'], ['gist', 'advice'], ['advice'], ['gist']]
const ATTENTION: Parts = [['challenge', 'advice'], ['challenge'], ['body'], ['gist', 'advice'], ['advice'], ['gist']]

/** The day's strengths and points of attention while they are written. */
export interface FocusDraft {
  strengths: Focus[]
  attention: Focus[]
}

/**
 * What the day offers to lean on and what it asks to mind, one of each: from the factors of its own kind, else what a
 * hard one gives and an easy one tempts to, else from the natal chart.
 */
export function beginFocus(page: DayPage): FocusDraft {
  const draft: FocusDraft = { strengths: [], attention: [] }
  addFromSky(page, draft, 1)
  if (draft.strengths.length === 0) addNatal(page, draft.strengths, 'gift')
  if (draft.attention.length === 0) addNatal(page, draft.attention, 'challenge')
  return draft
}

/** Further ones: from the sky up to three, from the natal chart up to two, the one that has less first. */
export function enrichFocus(page: DayPage, draft: FocusDraft): void {
  const { strengths, attention } = draft
  addFromSky(page, draft, MOST)
  addNatal(page, strengths, 'gift')
  addNatal(page, attention, 'challenge')
  const [less, more] = strengths.length <= attention.length ? [strengths, attention] : [attention, strengths]
  addNatal(page, less, 'body', 'love', 'health', 'career')
  addNatal(page, more, 'body', 'career', 'health', 'love')
}

function addFromSky(page: DayPage, { strengths, attention }: FocusDraft, most: number): void {
  const { transits } = page.facts
  const hard = transits.filter(isDemanding)
  const easy = transits.filter((transit) => !isDemanding(transit))
  strengths.push(...fromSky(page, easy, STRENGTH, most - strengths.length))
  attention.push(...fromSky(page, hard, ATTENTION, most - attention.length))
  const few = Math.min(most, ENOUGH)
  strengths.push(...fromSky(page, hard, [['gift']], few - strengths.length))
  attention.push(...fromSky(page, easy, [['challenge']], few - attention.length))
}

/** Gives an empty one what is left of the natal chart's day, or what the lunar day favors and avoids. */
export function fillFocus(page: DayPage, { strengths, attention }: FocusDraft): void {
  for (const list of [strengths, attention]) {
    if (list.length > 0) continue
    addNatal(page, list, 'body', 'love', 'health', 'career', 'gift', 'challenge')
    if (list.length === 0)
      list.push(...fromSky(page, page.facts.transits, list === strengths ? STRENGTH : ATTENTION, 1, true))
    if (list.length === 0) addShared(page, list, list === strengths ? 'favors' : 'avoids')
  }
}

function addShared(page: DayPage, focuses: Focus[], rather: 'favors' | 'avoids'): void {
  const rendering = takeShared(page, rather)
  if (!rendering) return
  const { text, label, keywords, factor } = rendering
  const title = titleFrom(page, keywords, rather === 'avoids')
  const words = capital(keywords)
  focuses.push({
    title,
    desc: text,
    category: 'personal',
    aspects: page.sayOnce(`shared ${words}`) ? [{ aspect: label, meaning: `${words}.` }] : [],
    factors: [factor],
  })
}

function fromSky(page: DayPage, transits: DayTransit[], parts: Parts, most: number, again = false): Focus[] {
  const focuses: Focus[] = []
  for (const transit of transits) {
    if (focuses.length >= most) break
    const focus = transitFocus(page, transit, parts, again)
    if (focus) focuses.push(focus)
  }
  return focuses
}

function transitFocus(page: DayPage, transit: DayTransit, parts: Parts, again: boolean): Focus | null {
  // One factor stands among the strengths and points of attention once, unless nothing else is left.
  const desc = page.isFocus(transit.id) && !again ? null : page.take(transit, parts)
  if (!desc) return null
  page.focus(transit.id)
  const { transiting, aspect, natal } = transit
  const gist = page.take(transit, [['gist']])
  const meaning = [gist?.text, timing(page, transit, desc.field)].filter(Boolean).join(' ')
  return {
    title: titleFrom(page, page.entry(transit).keywords, parts === ATTENTION),
    desc: desc.text,
    category: categoryOf(transiting, natal),
    aspects: [{ aspect: page.phrases.label(transiting, aspect, natal), meaning }],
    factors: [page.transitFactor(transit)],
  }
}

function addNatal(page: DayPage, focuses: Focus[], ...purposes: readonly Purpose[]): void {
  if (focuses.length >= ENOUGH) return
  const rendering = page.natalTexts.take(...purposes)
  if (!rendering) return
  const { factor, spoken, id, field, text, keywords } = rendering
  // One fact stands among the strengths and points of attention once.
  if (focuses.length > 0 && page.isFocus(factor.id)) return
  page.focus(factor.id)
  const meaning = page.wayOf('natal meaning', id, field, page.phrases.natalMeaning)
  focuses.push({
    title: titleFrom(page, keywords, field === 'challenge'),
    desc: field === 'challenge' && page.phrases.isFragment(text) ? page.trap(text) : text,
    category: natalCategory(spoken.point),
    aspects: [{ aspect: page.phrases.natalLabel(spoken), meaning: meaning(page.phrases.natal(spoken), keywords) }],
    factors: [page.factor(factor)],
  })
}

function natalCategory(point: string): Category {
  const known = NATAL_POINTS.find((natal) => natal === point)
  if (!known) return point === 'chiron' ? 'health' : 'personal'
  return known === 'asc' || known === 'mc' ? categoryOf('sun', known) : categoryOf(known, known)
}

/**
 * One of an entry's keywords that heads nothing else on the page: strengths from the beginning of the list, points of
 * attention from its end, where the shadows stand.
 */
function titleFrom(page: DayPage, keywords: string, isAttention: boolean): string {
  const all = keywords.split(',').map((word) => word.trim())
  if (isAttention) all.reverse()
  const keyword = all.find((word) => page.sayOnce(`title ${word}`)) ?? all[0] ?? keywords
  return capital(keyword)
}

/** When the aspect is at its closest. */
function timing(page: DayPage, transit: DayTransit, field: TransitField): string {
  const spoken = page.spoken(transit)
  const ways = timingWays(page, transit, spoken.clock)
  const chosen = page.wayOf('timing', transit.id, field, ways)(spoken)
  return [chosen, ...ways.map((way) => way(spoken))].find((sentence) => page.sayOnce(sentence)) ?? chosen
}

function timingWays({ phrases }: DayPage, transit: DayTransit, clock: string) {
  const { transiting, timed, exactJdUt, applying } = transit
  if (transiting === 'moon') return clock ? phrases.moonToday : phrases.moonTodayUntimed
  if (!timed) return phrases.untimed
  if (clock) return phrases.exactToday
  if (exactJdUt === null) return phrases.turning
  return applying ? phrases.coming : phrases.going
}
