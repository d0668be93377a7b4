import { ASPECT_NATURE, type AspectNature } from '#astro/charts/aspect.ts'
import type { ChartAspect, ChartPoint } from '#astro/charts/chart.ts'
import { orbText } from '#language/angle.ts'
import { capital } from '#language/capital.ts'
import { type Claims, claimsOf } from '../../compose/claims.ts'
import { signatureAspects } from '../../compose/signature.ts'
import { tellableAspects } from '../../compose/tellable-aspects.ts'
import { aspectStrength } from '../../facts/natal-strength.ts'
import { tableOrbDeg } from '../../facts/table-orb.ts'
import { isSpoken } from '../../library/subjects.ts'
import type { Spoken } from '../../library/text-shape.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { own } from '../natal-parts.ts'
import type { ReportPage } from '../report-page.ts'
import type { PortraitJoints, PortraitQuestion } from './chapter-words.ts'
import type { NATURES, PersonalityWords } from './words.ts'

/** So many aspects are told besides those that no portrait leaves out. */
const MOST = 5
const NATURE: Record<AspectNature, (typeof NATURES)[number]> = {
  conjunction: 'joined',
  tense: 'tense',
  flowing: 'flowing',
}
const ORDER: readonly ChartPoint[] = [
  'asc',
  'mc',
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
]

/** What the report says of an aspect; null of two generations’ planets, or of a point that it doesn't speak of. */
function tieText(words: PersonalityWords, { a, b, aspect }: ChartAspect): Spoken | null {
  const [one, other] = [a, b].toSorted((x, y) => ORDER.indexOf(x) - ORDER.indexOf(y))
  if (!one || !other) return null
  const pairs: Readonly<Record<string, Partial<Record<(typeof NATURES)[number], Spoken>>>> = words.pair
  return pairs[`${one}${capital(other)}`]?.[NATURE[ASPECT_NATURE[aspect]]] ?? null
}

/** The same for somebody under eighteen, of whom no love is told. */
function youngText(words: PersonalityWords, aspect: ChartAspect): Spoken | null {
  const others: Readonly<Record<string, string>> = words.venusYoungPair
  const other = aspect.a === 'venus' ? aspect.b : aspect.b === 'venus' ? aspect.a : null
  const young = other && others[other]
  return young ? { text: young, says: [] } : tieText(words, aspect)
}

/** What the report says of an aspect to a reader of any age; null where it says nothing. */
export const aspectText = (words: PersonalityWords, aspect: ChartAspect, isMinor: boolean): Spoken | null =>
  isMinor ? youngText(words, aspect) : tieText(words, aspect)

const isSame = (one: ChartAspect) => (other: ChartAspect) => one.a === other.a && one.b === other.b

/**
 * The aspects that a portrait tells beyond those that it has told: all signature aspects, and of the others the strongest that
 * don't contradict what it rests on.
 */
export function furtherAspects(
  page: ReportPage,
  { words, claims, isMinor }: { words: PersonalityWords; claims: Claims; isMinor: boolean },
  told: readonly ChartAspect[],
): ChartAspect[] {
  const always = signatureAspects(page.birth)
  const others = tellableAspects(page.birth)
    .filter((aspect) => tieText(words, aspect) !== null && ![...always, ...told].some(isSame(aspect)))
    // The midheaven is a career.
    .filter(({ a, b }) => !isMinor || (a !== 'mc' && b !== 'mc'))
    .toSorted((a, b) => aspectStrength(b) - aspectStrength(a))
    .filter((aspect) => claims.admits(claimsOf(aspectText(words, aspect, isMinor)?.says ?? [])))
    .slice(0, MOST)
  return [...always, ...others].filter((aspect) => !told.some(isSame(aspect)))
}

/** An aspect of an unknown hour, without its orb, and what it means. */
export function aspectParagraph(
  page: ReportPage,
  words: PersonalityWords,
  aspect: ChartAspect,
  isMinor: boolean,
): Paragraph | null {
  const text = aspectText(words, aspect, isMinor)
  const { a, b } = aspect
  if (!text || !isSpoken(a) || !isSpoken(b)) return null
  return own(`${page.words.aspect(a, aspect.aspect, b)}. ${text.text}`, [page.fact(`${a}:${aspect.aspect}:${b}`)])
}

/** An aspect in a sentence with its orb, and what it means. */
export function tieParagraph(
  page: ReportPage,
  { words, tie, isMinor }: { words: PersonalityWords; tie: PortraitJoints['tie']; isMinor: boolean },
  aspect: ChartAspect,
): Paragraph | null {
  const text = aspectText(words, aspect, isMinor)
  const { a, b } = aspect
  if (!page.birth.timeKnown) return aspectParagraph(page, words, aspect, isMinor)
  if (!text || !isSpoken(a) || !isSpoken(b)) return null
  const orb = orbText(tableOrbDeg(page.birth.chart, aspect))
  return own(`${page.once('tie', tie, { a, b, aspect: aspect.aspect, orb })} ${text.text}`, [
    page.fact(`${a}:${aspect.aspect}:${b}`),
  ])
}

/** The chapter that tells an aspect: that of the planet of the two that a chapter is about. */
export function chapterOfAspect({ a, b }: ChartAspect): PortraitQuestion {
  const has = (point: ChartPoint) => a === point || b === point
  if (has('mercury')) return 'mind'
  if (has('venus')) return 'love'
  if (has('mars')) return 'drive'
  if (has('sun') || has('asc')) return 'aim'
  return has('moon') ? 'need' : 'growth'
}
