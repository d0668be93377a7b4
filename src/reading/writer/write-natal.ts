import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import type { ChartAspect, ChartPoint, Sign } from '#astro/charts/chart.ts'
import { signOf } from '#astro/charts/sign.ts'
import type { NatalBirth } from '../facts/day-facts.ts'
import type { Entry, Library } from '../library/library.ts'
import { ASPECT_POINTS, SUBJECTS, type AspectPoint, type KeyOf, type Lang, type Subject } from '../library/subjects.ts'
import type { SpokenPoint } from './names-en.ts'
import { natalWordsEn } from './natal-words-en.ts'
import { natalWordsRu } from './natal-words-ru.ts'
import type { NatalWords } from './natal-words.ts'
import type { Factors, Paragraph } from './reading.ts'

interface NatalSection {
  title: string
  paragraphs: Paragraph[]
}

/** A reading of the natal chart, section by section, and every factor its paragraphs name. */
export interface NatalReading {
  sections: NatalSection[]
  factors: Factors
}

const WORDS: Record<Lang, NatalWords> = { en: natalWordsEn, ru: natalWordsRu }

/** What a natal reading has a section for, in its order, by the library's names. */
const TOPICS = ['sun', 'moon', 'asc', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'mc', 'node', 'chiron'] as const
type Topic = (typeof TOPICS)[number]

function pointOf(name: AspectPoint): SpokenPoint {
  return name === 'node' ? 'trueNode' : name
}

/** What the library calls a chart's point. */
const LIBRARY_NAMES: ReadonlyMap<ChartPoint, AspectPoint> = new Map(
  ASPECT_POINTS.map((name) => [pointOf(name), name] as const),
)
/** So many aspects are told, the closest ones. */
const MOST_ASPECTS = 6

interface Source {
  library: Library
  lang: Lang
  /** Grows with every paragraph. */
  factors: Factors
}

/**
 * The natal chart in words: the lights, the planets to Saturn, the angles, the north node and Chiron by sign and, where
 * the time of birth is known, by house, then the closest aspects. A body whose sign depends on the unknown hour gets a
 * sentence that names both.
 */
export function writeNatal(natal: NatalBirth & { library: Library; lang: Lang }): NatalReading {
  const source = { library: natal.library, lang: natal.lang, factors: {} }
  const sections = [
    ...TOPICS.flatMap((topic) => writePlacement(source, natal, topic) ?? []),
    ...closestAspects(natal.chart.aspects).map((aspect) => writeAspect(source, aspect, natal.timeKnown)),
  ]
  return { sections, factors: source.factors }
}

function writePlacement(
  source: Source,
  { chart, timeKnown, uncertain }: NatalBirth,
  topic: Topic,
): NatalSection | null {
  const words = WORDS[source.lang]
  const point = pointOf(topic)
  const change = uncertain.find(({ body }) => body === point)
  if (change) {
    const [from, to] = change.signs
    const factors = [from, to].map((sign) => signFactor(source, point, sign))
    return { title: words.title(point, null, null), paragraphs: [{ text: words.uncertain(point, from, to), factors }] }
  }
  if (topic === 'asc' || topic === 'mc') {
    if (!timeKnown || !chart.houses) return null
    const sign = signOf(topic === 'asc' ? chart.houses.ascendantDeg : chart.houses.midheavenDeg)
    return { title: words.title(topic, sign, null), paragraphs: bySign(source, topic, sign) }
  }
  const placed = chart.placements.find(({ body }) => body === point)
  if (!placed) return null
  const house = timeKnown ? placed.house : null
  return {
    title: words.title(point, placed.sign, house),
    paragraphs: [...bySign(source, topic, placed.sign), ...(house === null ? [] : byHouse(source, topic, house))],
  }
}

function bySign(source: Source, topic: Topic, sign: Sign): Paragraph[] {
  const subject =
    topic === 'asc' || topic === 'mc' ? (`angle-in-sign/${topic}` as const) : (`planet-in-sign/${topic}` as const)
  const entry = source.library.entry(source.lang, subject, `${sign}` as KeyOf<typeof subject>)
  return paragraphsOf(entry, signFactor(source, pointOf(topic), sign))
}

function byHouse(source: Source, topic: Exclude<Topic, 'asc' | 'mc'>, house: number): Paragraph[] {
  const subject = `planet-in-house/${topic}` as const
  const entry = source.library.entry(source.lang, subject, `${house}` as KeyOf<typeof subject>)
  const point = pointOf(topic)
  const id = `natal:${point}:house:${house}`
  source.factors[id] = { id, kind: 'natal', natal: point, house }
  return paragraphsOf(entry, id)
}

type SpokenAspect = ChartAspect & Record<'a' | 'b', SpokenPoint>

function closestAspects(aspects: readonly ChartAspect[]): SpokenAspect[] {
  return aspects
    .filter((aspect): aspect is SpokenAspect => LIBRARY_NAMES.has(aspect.a) && LIBRARY_NAMES.has(aspect.b))
    .toSorted((a, b) => a.orbDeg - b.orbDeg)
    .slice(0, MOST_ASPECTS)
}

/** An aspect by the entry of its two points, which the library files under the one that it names first. */
function writeAspect(source: Source, { a, b, aspect, orbDeg }: SpokenAspect, timeKnown: boolean): NatalSection {
  const [first, second] = ASPECT_POINTS.filter((name) => pointOf(name) === a || pointOf(name) === b)
  const subject = `natal-aspect/${first}` as Extract<Subject, `natal-aspect/${string}`>
  const key = SUBJECTS[subject]?.keys.find((one) => one === `${second} ${ASPECT_NATURE[aspect]}`)
  if (key === undefined) throw new RangeError(`no entry for ${a} ${aspect} ${b}`)
  const id = `natal:${a}:${aspect}:${b}`
  source.factors[id] = { id, kind: 'natal', transiting: a, natal: b, aspect, ...(timeKnown && { orbDeg }) }
  return {
    title: WORDS[source.lang].aspect(a, aspect, b),
    paragraphs: paragraphsOf(source.library.entry(source.lang, subject, key), id),
  }
}

function paragraphsOf(
  { gist, body, gift, challenge, advice }: Entry<'planet-in-sign/sun'>,
  factor: string,
): Paragraph[] {
  return [
    { text: `${gist} ${body}`, factors: [factor] },
    { text: `${gift} ${challenge} ${advice}`, factors: [factor] },
  ]
}

function signFactor({ factors }: Source, point: SpokenPoint, sign: Sign): string {
  const id = `natal:${point}:sign:${sign}`
  factors[id] = { id, kind: 'natal', natal: point, sign }
  return id
}
