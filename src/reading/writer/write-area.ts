import type { DayTransit } from '../facts/day-transits.ts'
import { belonging, scoreOf, trendOf } from '../facts/scores.ts'
import type { Area } from './day-phrases.ts'
import type { DayPage } from './day-page.ts'
import { houseLine, signLine } from './moon-lines.ts'
import type { NatalRendering, Purpose } from './natal-rotation.ts'
import type { AreaReading, Paragraph } from './reading.ts'
import { shareTheme } from './relation.ts'
import { takeShared } from './shared-sky.ts'
import type { TransitField } from './tellable.ts'
import { joined, writeSecond } from './write-lead.ts'

/** A transit that belongs less to a part of life isn't told of it. */
const LEAST_BELONGING = 0.35
/** How far chance may lift or lower a transit from one day to the next. */
const SWAY = 0.6
/** Beside a text of so many characters a second factor would crowd the card. */
const LONG = 260

/** A part of life while it is written: what it has, and the transit that it began with. */
export interface AreaDraft {
  area: Area
  transit: DayTransit | null
  paragraph: Paragraph | null
}

/** A part of life on this day: score, trend and text. */
export function areaReading(page: DayPage, { area, paragraph }: AreaDraft): AreaReading {
  const { today, tomorrow } = page.facts.sums
  return {
    score: scoreOf(area, today[area], page.facts.timeKnown),
    trend: trendOf(area, today[area], tomorrow[area], page.facts.timeKnown),
    paragraphs: paragraph ? [paragraph] : [],
  }
}

/** Begins with the transit that speaks of this part of life most, or with the Moon's line on it. */
export function beginArea(page: DayPage, area: Area): AreaDraft {
  const begun = transitParagraph(page, area)
  if (begun) return { area, ...begun }
  return { area, transit: null, paragraph: moonLine(page, area) }
}

/** What a part of life that found nothing in the sky takes from the natal chart: its own, or what is left of others'. */
export function fillArea(page: DayPage, draft: AreaDraft, ...purposes: readonly Purpose[]): void {
  if (draft.paragraph) return
  const rendering = page.natalTexts.take(...purposes)
  if (!rendering) return
  const { factor, spoken, field, text } = rendering
  const clause = page.way('area own', page.phrases.areaOwn[draft.area])(page.phrases.natal(spoken))
  const said = field === 'body' ? `${clause}. ${text}` : page.phrases.colon(clause, text)
  draft.paragraph = { text: said, factors: [page.factor(factor)] }
}

/** What one that is still empty takes from a transit that another section has told of, or else from what all share. */
export function fillFromOthers(page: DayPage, draft: AreaDraft): void {
  if (draft.paragraph) return
  const transit = page.facts.transits.find((one) => page.left(one).length > 0)
  const begun = transit && tellOf(page, draft.area, transit)
  if (begun) {
    draft.paragraph = begun.paragraph
    return
  }
  const rendering = takeShared(page, 'favors')
  if (rendering) draft.paragraph = { text: rendering.text, factors: [rendering.factor] }
}

/** Adds a second factor to a short text: a transit of the same theme, the Moon's line, or a natal fact. */
export function enrichArea(page: DayPage, draft: AreaDraft): void {
  const { area, transit, paragraph } = draft
  if (!paragraph || paragraph.text.length > LONG) return
  const second = transit
    ? (secondParagraph(page, area, transit) ?? moonLine(page, area))
    : (transitParagraph(page, area, 0)?.paragraph ?? null)
  const own = second ?? ownParagraph(page, page.natalTexts.takeFitting(area))
  if (own) draft.paragraph = joined(paragraph, own)
}

/** A natal fact with a general word, where the sky gave too little for the opening. */
export function writeBeside(page: DayPage): Paragraph | null {
  return ownParagraph(page, page.natalTexts.take('body', 'love', 'health', 'career'))
}

function moonLine(page: DayPage, area: Area): Paragraph | null {
  return houseLine(page, area) ?? (page.facts.moon.house === null ? signLine(page, area) : null)
}

/** What a part of life prints of a transit; gifts and challenges are left to the day's strengths and points of attention. */
const SPOKEN: readonly (readonly TransitField[])[] = [
  ['gist', 'advice'],
  ['advice'],
  ['gist'],
  ['body'],
  ['challenge'],
  ['gift'],
]

function transitParagraph(
  page: DayPage,
  area: Area,
  least = LEAST_BELONGING,
): { transit: DayTransit; paragraph: Paragraph } | null {
  const transit = bestTransit(page, area, least, () => true)
  return transit && tellOf(page, area, transit)
}

function tellOf(page: DayPage, area: Area, transit: DayTransit): { transit: DayTransit; paragraph: Paragraph } | null {
  const meaning = page.take(transit, SPOKEN)
  if (!meaning) return null
  page.tell(transit)
  const fact = page.wayOf(area, transit.id, meaning.field, page.phrases.area[area])(page.spoken(transit))
  return { transit, paragraph: { text: `${fact} ${meaning.text}`, factors: [page.transitFactor(transit)] } }
}

function secondParagraph(page: DayPage, area: Area, first: DayTransit): Paragraph | null {
  const isShort = (transit: DayTransit) =>
    shareTheme(page, first, transit) && page.left(transit).some((field) => field === 'gist' || field === 'advice')
  const second = bestTransit(page, area, LEAST_BELONGING, isShort)
  return second && writeSecond(page, first, second)
}

function bestTransit(
  page: DayPage,
  area: Area,
  least: number,
  suits: (transit: DayTransit) => boolean,
): DayTransit | null {
  let best: DayTransit | null = null
  let most = 0
  for (const transit of page.facts.transits) {
    const much = belonging(area, transit.transiting, transit.natal)
    if (much < least || page.isTold(transit) || page.left(transit).length === 0 || !suits(transit)) continue
    const rank = transit.weight * much * (1 + SWAY * (page.rotation.chance(`${area} ${transit.id}`) - 0.5))
    if (rank > most) [best, most] = [transit, rank]
  }
  return best
}

/** A natal fact beside what was told of the sky. */
function ownParagraph(page: DayPage, rendering: NatalRendering | null): Paragraph | null {
  if (!rendering) return null
  const { factor, spoken, field, text } = rendering
  const own = page.phrases.natal(spoken)
  const { natalAdvice, natalGist, natalBody } = page.phrases
  const said =
    field === 'body'
      ? `${page.turn('natal body', natalBody)(own)} ${text}`
      : page.turn(`natal ${field}`, field === 'advice' ? natalAdvice : natalGist)(own, text)
  return { text: said, factors: [page.factor(factor)] }
}
