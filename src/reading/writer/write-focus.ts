import type { Planet } from '#astro/ephemeris/body.ts'
import type { DayTransit } from '../facts/day-transits.ts'
import { categoryOf } from './categories.ts'
import { NATAL_SPEAKERS, type DayPage, type NatalSpeaker } from './day-page.ts'
import type { Focus } from './reading.ts'
import type { TransitField } from './today-fields.ts'

/** At most and at least so many of each. */
const MOST = 3
const FEWEST = 2

/** Planets whose conjunction asks for care rather than giving ease. */
const DEMANDING: ReadonlySet<Planet> = new Set(['mars', 'saturn', 'uranus', 'neptune', 'pluto'])

const STRENGTH: readonly (readonly TransitField[])[] = [['gift', 'advice'], ['body'], ['gift'], ['advice'], ['gist']]
const ATTENTION: readonly (readonly TransitField[])[] = [
  ['challenge', 'advice'],
  ['body'],
  ['gift', 'advice'],
  ['advice'],
  ['challenge'],
  ['gist'],
]

/**
 * What the day offers to lean on and what it asks to mind: from the factors that still have something unsaid and, where
 * the sky gives fewer than two, from the natal planets, which take turns.
 */
export function writeFocus(page: DayPage): { strengths: Focus[]; attention: Focus[] } {
  const isDemanding = ({ transiting, nature }: DayTransit) =>
    nature === 'tense' || (nature === 'conjunction' && DEMANDING.has(transiting))
  const { transits } = page.facts
  const strengths = fromSky(
    page,
    transits.filter((transit) => !isDemanding(transit)),
    STRENGTH,
  )
  const attention = fromSky(page, transits.filter(isDemanding), ATTENTION)
  // Two a day at most: tomorrow begins with the third.
  const turn = (page.rotation.fixed('natal focus', NATAL_SPEAKERS.length) + 2 * page.dayNumber) % NATAL_SPEAKERS.length
  return {
    strengths: withNatal(page, strengths, 'gift', turn),
    attention: withNatal(page, attention, 'challenge', (turn + 2) % NATAL_SPEAKERS.length),
  }
}

function fromSky(page: DayPage, transits: DayTransit[], parts: typeof STRENGTH): Focus[] {
  const focuses: Focus[] = []
  for (const transit of transits) {
    if (focuses.length === MOST) break
    const focus = transitFocus(page, transit, parts)
    if (focus) focuses.push(focus)
  }
  return focuses
}

function withNatal(page: DayPage, focuses: Focus[], field: 'gift' | 'challenge', first: number): Focus[] {
  const filled = [...focuses]
  for (const planet of [...NATAL_SPEAKERS.slice(first), ...NATAL_SPEAKERS.slice(0, first)]) {
    if (filled.length >= FEWEST) break
    const focus = natalFocus(page, planet, field)
    if (focus) filled.push(focus)
  }
  return filled
}

function transitFocus(page: DayPage, transit: DayTransit, parts: typeof STRENGTH): Focus | null {
  const desc = page.takeFirst(transit, parts)
  if (desc === null) return null
  const { id, transiting, aspect, natal } = transit
  const meaning = [page.take(transit, 'gist'), timing(page, transit)].filter(Boolean).join(' ')
  return {
    title: titleFrom(page, id, page.entry(transit).keywords),
    desc,
    category: categoryOf(transiting, natal),
    aspects: [{ aspect: page.phrases.label(transiting, aspect, natal), meaning }],
    factors: [page.transitFactor(transit)],
  }
}

function natalFocus(page: DayPage, planet: NatalSpeaker, field: 'gift' | 'challenge'): Focus | null {
  const own = page.takeNatal(planet, field)
  const meaning = own && (page.takeNatal(planet, 'gist') ?? page.takeNatal(planet, 'advice'))
  if (!meaning) return null
  return {
    title: titleFrom(page, own.factor, own.keywords),
    desc: own.text,
    category: categoryOf(planet, planet),
    aspects: [{ aspect: page.phrases.natalLabel(planet, own.sign), meaning: meaning.text }],
    factors: [own.factor],
  }
}

/** One of an entry's keywords, another each day, and one that heads nothing else on the page. */
function titleFrom(page: DayPage, slot: string, keywords: string): string {
  const all = keywords.split(',').map((word) => word.trim())
  const first = page.way(`title ${slot}`, all)
  const turns = [first, ...all.filter((word) => word !== first)]
  const keyword = turns.find((word) => page.sayOnce(`title ${word}`)) ?? first
  return keyword.charAt(0).toUpperCase() + keyword.slice(1)
}

/** When the aspect is at its closest. */
function timing(page: DayPage, transit: DayTransit): string {
  const spoken = page.spoken(transit)
  const ways = timingWays(page, transit, spoken.clock)
  const chosen = page.way(`timing ${transit.id}`, ways)(spoken)
  // One planet may stand equally far from two points.
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
