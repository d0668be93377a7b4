import type { DayTransit } from '../facts/day-transits.ts'
import { belonging, scoreOf, trendOf } from '../facts/scores.ts'
import type { Area } from './day-phrases.ts'
import { AREAS, NATAL_SPEAKERS, type DayPage, type NatalSpeaker } from './day-page.ts'
import { moonLine } from './moon-lines.ts'
import type { AreaReading, Paragraph } from './reading.ts'

/** A transit that belongs less to a part of life isn't told of it. */
const LEAST_BELONGING = 0.35
/** How far chance may lift or lower a transit from one day to the next, so that a slow one doesn't hold its place for months. */
const SWAY = 0.6

/** The natal planets that speak for a part of life when the sky doesn't, each for one part only. */
const OWN_PLANETS: Record<Area, readonly NatalSpeaker[]> = {
  love: ['venus', 'moon'],
  career: ['mercury', 'sun'],
  health: ['mars'],
}

/** A part of life on this day: score, trend, and its best factor with the Moon's word on it. */
export function writeArea(page: DayPage, area: Area): AreaReading {
  const { today, tomorrow } = page.facts.sums
  const fromMoon = moonLine(page, area)
  const fromTransit = transitParagraph(page, area, fromMoon !== null)
  const paragraphs = [fromTransit, fromMoon].filter((paragraph) => paragraph !== null)
  return {
    score: scoreOf(area, today[area], page.facts.timeKnown),
    trend: trendOf(area, today[area], tomorrow[area], page.facts.timeKnown),
    paragraphs: fromTransit ? paragraphs : [...paragraphs, ...quietParagraph(page, area)],
  }
}

function transitParagraph(page: DayPage, area: Area, isShort: boolean): Paragraph | null {
  const chosen = bestTransit(page, area)
  if (!chosen) return null
  const fact = areaWay(page, area)(page.spoken(chosen))
  page.tell(chosen)
  const meaning = isShort
    ? page.takeFirst(chosen, [['gist'], ['advice'], ['challenge'], ['gift'], ['body']])
    : page.takeFirst(chosen, [['gift', 'advice'], ['body'], ['gist'], ['challenge'], ['advice'], ['gift']])
  return { text: `${fact} ${meaning ?? ''}`.trim(), factors: [page.transitFactor(chosen)] }
}

/** The three parts of life take neighbouring places in their lists, so that no two sentences of a page are built alike. */
function areaWay(page: DayPage, area: Area) {
  const ways = page.phrases.area[area]
  const shift = AREAS.indexOf(area)
  return page.way('area', [...ways.slice(shift), ...ways.slice(0, shift)])
}

function bestTransit(page: DayPage, area: Area): DayTransit | null {
  let best: DayTransit | null = null
  let most = 0
  for (const transit of page.facts.transits) {
    const much = belonging(area, transit.transiting, transit.natal)
    if (much < LEAST_BELONGING || page.isTold(transit) || page.left(transit).length === 0) continue
    const rank = transit.weight * much * (1 + SWAY * (page.rotation.chance(`${area} ${transit.id}`) - 0.5))
    if (rank > most) [best, most] = [transit, rank]
  }
  return best
}

/** Nothing in the sky concerns this part of life: that is said, and a natal planet of it gives its gift or advice. */
function quietParagraph(page: DayPage, area: Area): Paragraph[] {
  const own = OWN_PLANETS[area].flatMap(counsels)
  const turn = page.way(`natal ${area}`, own)
  // Where the sign of its own planets is uncertain, another planet speaks.
  for (const { planet, field } of [turn, ...own, ...NATAL_SPEAKERS.flatMap(counsels)]) {
    const counsel = page.takeNatal(planet, field)
    if (!counsel) continue
    const quiet = page.way(`quiet ${area}`, page.phrases.areaQuiet[area])
    const ways = field === 'gift' ? page.phrases.natalGift : page.phrases.natalAdvice
    const lead = page.way(`natal ${field} ${area}`, ways)(planet, counsel.sign)
    return [{ text: `${quiet} ${lead} ${counsel.text}`, factors: [counsel.factor] }]
  }
  return []
}

const counsels = (planet: NatalSpeaker) => [{ planet, field: 'gift' } as const, { planet, field: 'advice' } as const]
