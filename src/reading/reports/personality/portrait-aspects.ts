import { ASPECT_NATURE, type AspectNature } from '#astro/charts/aspect.ts'
import type { ChartAspect, ChartPoint } from '#astro/charts/chart.ts'
import { orbText } from '#language/angle.ts'
import { capital } from '#language/capital.ts'
import { SIGNATURE_ORB_DEG, signatureAspects } from '../../compose/signature.ts'
import { tellableAspects } from '../../compose/tellable-aspects.ts'
import { aspectStrength } from '../../facts/natal-strength.ts'
import { tableOrbDeg } from '../../facts/table-orb.ts'
import { isSpoken } from '../../library/subjects.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { own } from '../natal-parts.ts'
import type { ReportPage } from '../report-page.ts'
import type { NATURES, PersonalityWords } from './words.ts'

/** The chapter that an aspect is told in: of the planet of the two that a chapter is about. */
export type AspectChapter = 'mercury' | 'venus' | 'mars' | 'lights' | 'others'

/** So many aspects are told besides those that no portrait leaves out. */
const MOST = 9
const LIGHTS: readonly ChartPoint[] = ['sun', 'moon', 'asc']
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
export function tieText(words: PersonalityWords, { a, b, aspect }: ChartAspect): string | null {
  const [one, other] = [a, b].toSorted((x, y) => ORDER.indexOf(x) - ORDER.indexOf(y))
  if (!one || !other) return null
  const pairs: Readonly<Record<string, Partial<Record<(typeof NATURES)[number], string>>>> = words.pair
  return pairs[`${one}${capital(other)}`]?.[NATURE[ASPECT_NATURE[aspect]]] ?? null
}

/** The same for somebody under eighteen, of whom no love is told. */
function youngText(words: PersonalityWords, aspect: ChartAspect): string | null {
  const others: Readonly<Record<string, string>> = words.venusYoungPair
  const other = aspect.a === 'venus' ? aspect.b : aspect.b === 'venus' ? aspect.a : null
  return (other && others[other]) ?? tieText(words, aspect)
}

/**
 * The aspects that a portrait tells beyond its opening, whose own it doesn't tell twice: all signature aspects, and of the
 * others the strongest.
 */
export function portraitAspects(
  page: ReportPage,
  words: PersonalityWords,
  opening: readonly ChartAspect[],
  isMinor: boolean,
): ChartAspect[] {
  const always = signatureAspects(page.birth)
  const same = (one: ChartAspect) => (other: ChartAspect) => one.a === other.a && one.b === other.b
  const others = tellableAspects(page.birth)
    .filter((aspect) => tieText(words, aspect) !== null && !always.some(same(aspect)))
    // The midheaven is a career.
    .filter(({ a, b }) => !isMinor || (a !== 'mc' && b !== 'mc'))
    .toSorted((a, b) => aspectStrength(b) - aspectStrength(a))
    .slice(0, MOST)
  return [...always, ...others].filter((aspect) => !opening.some(same(aspect)))
}

/** What a chapter tells aspects with. */
interface AspectWriting {
  chapter: string
  aspects: readonly ChartAspect[]
  isMinor: boolean
  /** The paragraph of an aspect as the chapter has it. */
  told: (aspect: ChartAspect, paragraph: Paragraph) => Paragraph | null
}

export function writeAspects(page: ReportPage, words: PersonalityWords, writing: AspectWriting): void {
  const { chapter, aspects, isMinor, told } = writing
  for (const aspect of aspects) {
    const { a, b } = aspect
    const text = isMinor ? youngText(words, aspect) : tieText(words, aspect)
    if (!text || !isSpoken(a) || !isSpoken(b)) continue
    const orb = { orb: orbText(tableOrbDeg(page.birth.chart, aspect)) }
    const exact = aspect.orbDeg < SIGNATURE_ORB_DEG && page.birth.timeKnown ? page.once('exact', words.exact, orb) : ''
    const paragraph = own(`${text} ${exact}`.trim(), [page.fact(`${a}:${aspect.aspect}:${b}`)])
    page.write(chapter, page.words.aspect(a, aspect.aspect, b), [told(aspect, paragraph)])
  }
}

/** The chapter that tells an aspect. */
export function chapterOfAspect({ a, b }: ChartAspect): AspectChapter {
  const personal = (['mercury', 'venus', 'mars'] as const).find((planet) => a === planet || b === planet)
  return personal ?? (LIGHTS.includes(a) || LIGHTS.includes(b) ? 'lights' : 'others')
}
