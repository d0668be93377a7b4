import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import type { CompositeAspect, CompositeFacts, CompositePlace } from '../facts/composite-facts.ts'
import type { Audience } from '../library/audience.ts'
import type { KeyOf } from '../library/subjects.ts'
import type { Lang } from '#language/lang.ts'
import { isOuterPlanet } from '#astro/ephemeris/body.ts'
import { ChartPage, type ChartPageOptions } from './chart-page.ts'
import type { ChartReading } from './chart-reading.ts'
import { compositeWordsEn } from './composite-words-en.ts'
import { compositeWordsRu } from './composite-words-ru.ts'
import type { CompositeWords } from './composite-words.ts'
import type { Paragraph } from './reading.ts'
import { familyNote } from './synastry-parts.ts'

const WORDS: Record<Lang, CompositeWords> = { en: compositeWordsEn, ru: compositeWordsRu }
const MOST_ASPECTS = 6

/** The points in the order of the reading. The ascendant is told by its sign, the slow planets by their house. */
const POINTS = [
  'sun',
  'moon',
  'asc',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const
const BY_SIGN = ['sun', 'moon', 'asc', 'mercury', 'venus', 'mars'] as const
type BySign = (typeof BY_SIGN)[number]
const isToldBySign = (point: Point): point is BySign => (BY_SIGN as readonly string[]).includes(point)
type Point = CompositePlace['point']

interface Writing {
  page: ChartPage
  words: CompositeWords
}

/**
 * The composite of two charts in words: how it is to be read, its points by sign and house, its aspects.
 *
 * All of its texts speak of the bond. Of Uranus, Neptune and Pluto, whose midpoints are much alike for people of an age,
 * only those are told that a light or an angle touches.
 *
 * @param reading.name what the reader calls the other person
 * @param reading.audience what the two may be told
 */
export function writeComposite({
  facts,
  name,
  ...options
}: { facts: CompositeFacts; name: string; audience: Audience } & ChartPageOptions): ChartReading {
  const writing = { page: new ChartPage(options), words: WORDS[options.lang] }
  writeHow(writing, facts, name)
  for (const point of POINTS) {
    const place = facts.places.find((one) => one.point === point)
    if (place && isTold(place, facts)) writePlace(writing, place)
  }
  const told = facts.aspects.filter(({ a, b, aspect }) =>
    writing.page.mayTell(`composite-aspect/${a}`, `${b} ${ASPECT_NATURE[aspect]}`),
  )
  for (const aspect of told.slice(0, MOST_ASPECTS)) writeAspect(writing, aspect)
  return writing.page.reading
}

function writeHow({ page, words }: Writing, { places, chart }: CompositeFacts, name: string): void {
  const lights = places.filter(({ point }) => point === 'sun' || point === 'moon')
  const [sun, moon] = ['sun', 'moon'].map((light) => lights.find(({ point }) => point === light)?.sign ?? null)
  const factors = lights.flatMap((place) => signFactor(page, place))
  // Of a bond whose lights are both open the other planets still tell something; then they are the ground.
  const ground = factors.length > 0 ? factors : places.flatMap((place) => signFactor(page, place))
  const named = sun === null && moon === null ? '' : ` ${words.lights(sun ?? null, moon ?? null)}`
  const paragraphs = [{ text: `${words.how(name)}${named}`, factors: ground }]
  const note = familyNote(page, name)
  if (note !== null) paragraphs.push({ text: note, factors: ground })
  if (!chart.houses) paragraphs.push({ text: words.withoutHours, factors: ground })
  page.section(words.chapters.bond, words.titles.how, paragraphs)
}

/** Whether a place belongs to this bond rather than to the years of birth. */
function isTold({ point, house }: CompositePlace, { aspects, chart }: CompositeFacts): boolean {
  if (point === 'asc' || !isOuterPlanet(point)) return true
  const meetsLight = aspects.some(({ a, b }) => b === point && (a === 'sun' || a === 'moon'))
  const meetsAngle = chart.aspects.some(
    ({ a, b, aspect }) =>
      a === point && (b === 'asc' || b === 'mc') && (aspect === 'conjunction' || aspect === 'opposition'),
  )
  return house !== null && (meetsLight || meetsAngle)
}

function writePlace({ page, words }: Writing, place: CompositePlace): void {
  const { point, sign, house } = place
  const paragraphs: Paragraph[] = []
  if (sign !== null && isToldBySign(point)) {
    if (page.mayTell(`composite/${point}-sign`, `${sign}`)) {
      const entry = page.takeForPair(`composite/${point}-sign`, `${sign}` as KeyOf<'composite/sun-sign'>)
      paragraphs.push(...page.meaning(entry, 'full', signFactor(page, place), words.sign[point](sign)))
    }
  } else if (sign === null && point !== 'asc') {
    const factor = page.factor({ id: `composite:${point}`, kind: 'composite', natal: point })
    paragraphs.push({ text: words.open(point), factors: [factor] })
  }
  if (house !== null && point !== 'asc' && page.mayTell(`composite/${point}-house`, `${house}`)) {
    const entry = page.takeForPair(`composite/${point}-house`, `${house}` as KeyOf<'composite/sun-house'>)
    const factor = page.factor({ id: `composite:${point}:house:${house}`, kind: 'composite', natal: point, house })
    paragraphs.push(...page.meaning(entry, 'full', [factor], words.house[point](house)))
  }
  const chapter = point === 'sun' || point === 'moon' || point === 'asc' ? words.chapters.bond : words.chapters.places
  if (paragraphs.length === 0) return
  page.section(chapter, words.title(point, sign, house), paragraphs)
}

function writeAspect({ page, words }: Writing, { id, a, b, aspect, orbDeg, timed }: CompositeAspect): void {
  const factor = page.factor({ id, kind: 'composite', transiting: a, natal: b, aspect, ...(timed && { orbDeg }) })
  const before = page.way('aspect', words.aspect)(a, aspect, b, timed ? page.common.degrees(orbDeg) : '')
  const subject = `composite-aspect/${a}` as 'composite-aspect/sun'
  const entry = page.takeForPair(subject, `${b} ${ASPECT_NATURE[aspect]}` as KeyOf<'composite-aspect/sun'>)
  const told = page.meaning(entry, 'full', [factor], before)
  page.section(words.chapters.ties, words.aspectTitle(a, aspect, b), told)
}

function signFactor(page: ChartPage, { point, sign }: CompositePlace): string[] {
  if (sign === null) return []
  return [page.factor({ id: `composite:${point}:sign:${sign}`, kind: 'composite', natal: point, sign })]
}
