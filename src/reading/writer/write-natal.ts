import { bridgeContradictions, isOffKey, aspectEntry } from '../compose/bridges.ts'
import { Portrait } from '../compose/portrait.ts'
import { signatureAspects } from '../compose/signature.ts'
import { houseRulers, planetStrengths, type PlanetStrength, aspectStrength } from '../facts/natal-strength.ts'
import type { NatalBirth } from '../facts/day-facts.ts'
import { type Planet, PLANETS } from '#astro/ephemeris/body.ts'
import {
  type KeyOf,
  type Subject,
  ASPECT_POINTS,
  SUBJECTS,
  type AspectPoint,
  type SpokenPoint,
} from '../library/subjects.ts'
import type { ChartPageOptions, Depth } from './chart-page.ts'
import type { ChartReading } from './chart-reading.ts'
import { NatalPage, pointOf, type Topic } from './natal-page.ts'
import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import type { ChartAspect, ChartPoint } from '#astro/charts/chart.ts'
import { tellableAspects } from '../compose/tellable-aspects.ts'
import { elementOf, ELEMENTS, type Element, type Mode } from '#astro/charts/balance.ts'
import { natalBalance } from '../facts/natal-balance.ts'
import type { Paragraph } from './reading.ts'

/** So many planets, besides the lights, speak loudest. */
const LOUDEST = 3
/** So many rulers of houses are told, besides that of the first. */
const MOST_RULERS = 4
const PERSONAL: readonly Planet[] = ['mercury', 'venus', 'mars', 'jupiter', 'saturn']

/**
 * The natal chart in words: the themes that carry it, the lights and the ascendant and what they make of each other, the temperament, the planets
 * that are strongest in this chart, the others, the closest aspects, the rulers of houses, the generation, and the road.
 * How much is told of a planet goes by its strength. What an unknown hour would change isn't told; a body whose sign
 * depends on it gets a sentence that names both.
 */
export function writeNatal({ library, lang, seed, timeZone, ...birth }: NatalBirth & ChartPageOptions): ChartReading {
  const page = new NatalPage(birth, { library, lang, ...(seed && { seed }), ...(timeZone && { timeZone }) })
  const strengths = planetStrengths(birth)
  const portrait = new Portrait(page)
  for (const [i, { title, paragraph }] of portrait.briefs().entries())
    page.section(page.words.chapters.thesis, title, [paragraph, i === 1 ? portrait.thesis() : null])
  writeCore(page, strengths)
  writeTemperament(page)
  const others = strengths.filter(({ planet }) => planet !== 'sun' && planet !== 'moon')
  const loudest = others.slice(0, LOUDEST)
  for (const planet of loudest) writePlace(page, page.words.chapters.strong, planet, ...reasonOf(page, planet))
  const rest = others.slice(LOUDEST)
  for (const planet of inOrder(rest, PERSONAL)) writePlace(page, page.words.chapters.everyday, planet)
  writeNatalAspects(page, { always: signatureAspects(page.birth) })
  writeRulers(page, strengths)
  for (const planet of inOrder(rest, ['uranus', 'neptune', 'pluto'])) writeSlow(page, page.words.chapters.times, planet)
  writeRoad(page, page.words.chapters.road)
  bridgeContradictions(page)
  return page.reading
}

const inOrder = (strengths: readonly PlanetStrength[], planets: readonly Planet[]) =>
  planets.flatMap((planet) => strengths.find((strength) => strength.planet === planet) ?? [])

function writeCore(page: NatalPage, strengths: readonly PlanetStrength[]): void {
  const chapter = page.words.chapters.core
  for (const light of inOrder(strengths, ['sun', 'moon'])) writePlace(page, chapter, light)
  page.section(chapter, page.titleOf('asc'), page.bySign('asc', 'told'))
  const [first] = houseRulers(page.birth)
  if (first) writeRuler(page, chapter, first)
  writeThread(page)
}

/** The houses whose rulers are strongest, the seventh and the tenth before others. */
function writeRulers(page: NatalPage, strengths: readonly PlanetStrength[]): void {
  const strengthOf = (planet: Planet) => strengths.find((one) => one.planet === planet)?.strength ?? 0
  const weighty = (house: number) => (house === 7 || house === 10 ? 3 : house === 4 ? 1 : 0)
  const told = houseRulers(page.birth)
    .filter(({ house }) => house !== 1)
    .toSorted((a, b) => strengthOf(b.ruler) + weighty(b.house) - strengthOf(a.ruler) - weighty(a.house))
    .slice(0, MOST_RULERS)
    .toSorted((a, b) => a.house - b.house)
  for (const ruler of told) writeRuler(page, page.words.chapters.houses, ruler)
}

function writeRuler(
  page: NatalPage,
  chapter: string,
  { house, sign, ruler, inHouse }: ReturnType<typeof houseRulers>[number],
): void {
  if (isOffKey(page, { subject: `house-ruler/${house}`, key: `${inHouse}` })) return
  const subject = `house-ruler/${house}` as Extract<Subject, `house-ruler/${string}`>
  const before = page.way('ruler', page.words.ruler)(house, ruler, inHouse)
  const factors = [page.fact(`house:${house}:sign:${sign}`), ...page.houseFact(ruler)]
  const entry = page.take(subject, `${inHouse}` as KeyOf<typeof subject>)
  page.section(chapter, page.words.rulerTitle(house, inHouse), page.meaning(entry, 'told', factors, before))
}

/** The balance of elements and modes, where something stands out, and the shape of the whole. */
function writeTemperament(page: NatalPage, chapter = page.words.chapters.temperament): void {
  const { element, mode, shape } = natalBalance(page.birth)
  const { words } = page
  const all = PLANETS.flatMap((planet) => page.signFact(planet))
  const signs = (planets: readonly Planet[]) => planets.flatMap((planet) => page.signFact(planet))
  const paragraphs = (kind: 'element' | 'mode', key: string, before: string, factors: readonly string[]) =>
    page.meaning(
      kind === 'element'
        ? page.take('balance/element', key as `${Element} dominant`)
        : page.take('balance/mode', key as `${Mode} dominant`),
      key.endsWith('dominant') ? 'full' : 'half',
      factors,
      before,
    )
  if (element.dominant) {
    const { of, planets } = element.dominant
    const told = paragraphs('element', `${of} dominant`, words.many(of, planets), signs(planets))
    page.section(chapter, words.elementTitle(of, 'dominant'), told)
  }
  if (element.lacking) {
    const told = paragraphs('element', `${element.lacking} lacking`, words.none(element.lacking), all)
    page.section(chapter, words.elementTitle(element.lacking, 'lacking'), told)
  }
  if (mode.dominant) {
    const { of, planets } = mode.dominant
    const told = paragraphs('mode', `${of} dominant`, words.many(of, planets), signs(planets))
    page.section(chapter, words.modeTitle(of, 'dominant'), told)
  }
  if (mode.lacking) {
    const told = paragraphs('mode', `${mode.lacking} lacking`, words.none(mode.lacking), all)
    page.section(chapter, words.modeTitle(mode.lacking, 'lacking'), told)
  }
  if (shape) {
    const told = page.meaning(page.take('balance/shape', shape), 'half', all, words.shape(shape))
    page.section(chapter, words.shapeTitle(shape), told)
  }
}

/**
 * A planet by sign and house, as a portrait tells it: its meaning alone, the house only where it doesn't say the opposite of
 * what the portrait rests on.
 */
function writePlace(
  page: NatalPage,
  chapter: string,
  { planet }: PlanetStrength,
  before = '',
  also: readonly string[] = [],
): void {
  const house = page.houseOf(planet)
  const isKept = house !== null && !isOffKey(page, { subject: `planet-in-house/${planet}`, key: `${house}` })
  const bySign = page.bySign(planet, 'told', before, also)
  page.section(chapter, isKept ? page.titleOf(planet) : page.titleBySign(planet), [
    ...(bySign.length === 0 && before ? [{ text: before, factors: [...also] }] : []),
    ...page.uncertain(planet),
    ...bySign,
    ...(isKept ? page.byHouse(planet, 'told') : []),
    ...retrograde(page, planet),
  ])
}

/** Why a planet is loud, in a sentence, with what that rests on. */
function reasonOf(page: NatalPage, { planet, reasons }: PlanetStrength): [string, string[]] {
  const reason = reasons.find((one) => one !== 'dignity')
  if (!reason) return ['', []]
  const text = page.way(`reason ${reason}`, page.words.reason[reason])(planet)
  const also = reason === 'rules-ascendant' ? page.signFact('asc') : []
  return [text, [...also, ...page.houseFact(planet)]]
}

function retrograde(page: NatalPage, planet: Planet | 'chiron'): Paragraph[] {
  if (planet === 'sun' || planet === 'moon' || !page.knows(`${planet}:retrograde`)) return []
  const before = page.way('retrograde', page.words.retrograde)(planet)
  return page.meaning(page.take('balance/retrograde', planet), 'brief', [page.fact(`${planet}:retrograde`)], before)
}

/** A slow planet by its house, or without one by its sign, which it shares with all who were born in those years. */
function writeSlow(page: NatalPage, chapter: string, { planet }: PlanetStrength, depth: Depth = 'told'): void {
  const house = page.houseOf(planet)
  if (house !== null && isOffKey(page, { subject: `planet-in-house/${planet}`, key: `${house}` })) return
  const told = house !== null ? page.byHouse(planet, depth) : [...page.uncertain(planet), ...page.bySign(planet, depth)]
  page.section(chapter, page.titleOf(planet), told)
}

/** The midheaven, unless its sign says the opposite of what the reading rests on. */
function writeMidheaven(page: NatalPage, chapter: string, depth: Depth = 'told'): void {
  const sign = page.signOf('mc')
  if (sign === null || isOffKey(page, { subject: 'angle-in-sign/mc', key: `${sign}` })) return
  page.section(chapter, page.titleOf('mc'), page.bySign('mc', depth))
}

/** Midheaven, node, Chiron, and what feeds and what won't be tamed. */
function writeRoad(page: NatalPage, chapter: string, depth?: Depth): void {
  writeMidheaven(page, chapter, depth)
  const road: readonly [Topic, Depth][] = [
    ['node', 'half'],
    ['chiron', 'half'],
    ['lilith', 'brief'],
    ['ceres', 'brief'],
  ]
  for (const [name, usual] of road) writeRoadPoint(page, chapter, name, depth ?? usual)
}

function writeRoadPoint(page: NatalPage, chapter: string, name: Topic, depth: Depth): void {
  const point = pointOf(name)
  page.section(chapter, page.titleOf(point), [
    ...page.uncertain(point),
    ...page.bySign(name, depth === 'brief' && page.houseOf(point) === null ? 'half' : depth),
    ...page.byHouse(name, 'half'),
    ...(name === 'chiron' ? retrograde(page, 'chiron') : []),
  ])
}

/** Two parts of a person that are held together, those that weigh most first. */
const PAIRS = [
  ['sun', 'moon'],
  ['sun', 'asc'],
  ['moon', 'asc'],
  ['venus', 'mars'],
] as const satisfies readonly (readonly [SpokenPoint, SpokenPoint])[]

/** So many pairs a chart's reading tells at most. */
const MOST = 2

type Bond = 'clash' | 'match' | 'alike'

/**
 * What the Sun, the Moon and the ascendant make of one another, and love of will: a contradiction, named and reconciled,
 * before an agreement. No pair of elements is told twice.
 */
function writeThread(page: NatalPage, chapter = page.words.chapters.core, most = MOST): void {
  const pairs = PAIRS.flatMap(([one, other]) => {
    const [first, second] = [page.signOf(one), page.signOf(other)]
    if (first === null || second === null) return []
    const [a, b] = [elementOf(first), elementOf(second)].toSorted(
      (x, y) => ELEMENTS.indexOf(x) - ELEMENTS.indexOf(y),
    ) as [Element, Element]
    const bond = bondOf(page, a, b)
    if (isDenied(page, one, other, bond.kind)) return []
    const key = `${elementOf(first)} ${elementOf(second)}`
    return [{ one: { point: one, sign: first }, other: { point: other, sign: second }, bond, key }]
  })
  const clashes = pairs.filter(({ bond }) => bond.kind === 'clash')
  const others = pairs.filter(({ bond }) => bond.kind !== 'clash')
  const told = [...clashes, ...others].filter(
    ({ bond }, i, all) => all.findIndex((earlier) => earlier.bond.text === bond.text) === i,
  )
  for (const { one, other, bond, key } of told.slice(0, most)) {
    const named = page.way('thread', page.words.thread)(one, other)
    const factors = [...page.signFact(one.point), ...page.signFact(other.point)]
    const own = page.takeIfThere(`thread/${one.point}-${other.point}`, key)
    page.section(chapter, page.way(`thread ${bond.kind}`, page.words.threadTitles[bond.kind]), [
      ...(own ? page.meaning(own, 'full', factors, named) : [{ text: `${named} ${bond.text}`, factors }]),
    ])
  }
}

/** Whether the two make an aspect that says the opposite of what their elements say. */
function isDenied({ birth }: NatalPage, one: SpokenPoint, other: SpokenPoint, bond: Bond): boolean {
  const found = tellableAspects(birth).find(({ a, b }) => (a === one && b === other) || (a === other && b === one))
  return found !== undefined && (ASPECT_NATURE[found.aspect] === 'tense') !== (bond === 'clash')
}

function bondOf({ words }: NatalPage, a: Element, b: Element): { kind: Bond; text: string } {
  if (a === b) return { kind: 'alike', text: words.alike[a] }
  const pair = `${a} ${b}`
  if (pair === 'fire air' || pair === 'earth water') return { kind: 'match', text: words.match[pair] }
  return { kind: 'clash', text: words.clash[pair as keyof typeof words.clash] }
}

/** So many aspects a chart's reading tells, the strongest ones. */
const MOST_ASPECTS = 7

/** What the library calls a chart's point. */
const LIBRARY_NAMES: ReadonlyMap<ChartPoint, AspectPoint> = new Map(
  ASPECT_POINTS.map((name) => [pointOf(name), name] as const),
)

type SpokenAspect = ChartAspect & Record<'a' | 'b', SpokenPoint>

/** How many aspects are told, and where. */
interface NatalAspectOptions {
  chapter?: string
  /** So many of the strongest. */
  most?: number
  /** Told whatever their rank and beyond `most`. */
  always?: readonly Pick<ChartAspect, 'a' | 'b' | 'aspect'>[]
}

/** The aspects that mark the chart most: close, and of personal points. */
function writeNatalAspects(
  page: NatalPage,
  { chapter = page.words.chapters.ties, most = MOST_ASPECTS, always = [] }: NatalAspectOptions = {},
): void {
  const isAlways = ({ a, b }: ChartAspect) => always.some((one) => one.a === a && one.b === b)
  const ranked = tellableAspects(page.birth)
    .filter((aspect): aspect is SpokenAspect => LIBRARY_NAMES.has(aspect.a) && LIBRARY_NAMES.has(aspect.b))
    .toSorted((a, b) => aspectStrength(b) - aspectStrength(a))
  const told = ranked.filter((aspect, i) => i < most || isAlways(aspect))
  for (const aspect of told) {
    const entry = aspectEntry(aspect)
    if (isAlways(aspect) || (entry && !isOffKey(page, entry))) writeAspect(page, chapter, aspect)
  }
}

/** An aspect by the entry of its two points, which the library files under the one that it names first. */
function writeAspect(page: NatalPage, chapter: string, { a, b, aspect }: SpokenAspect): void {
  const [first, second] = ASPECT_POINTS.filter((name) => pointOf(name) === a || pointOf(name) === b)
  const subject = `natal-aspect/${first}` as Extract<Subject, `natal-aspect/${string}`>
  const key = SUBJECTS[subject]?.keys.find((one) => one === `${second} ${ASPECT_NATURE[aspect]}`)
  if (key === undefined) throw new RangeError(`no entry for ${a} ${aspect} ${b}`)
  const factors = [page.fact(`${a}:${aspect}:${b}`)]
  const paragraphs = page.meaning(page.take(subject, key), 'told', factors)
  page.section(chapter, page.words.aspect(a, aspect, b), paragraphs)
}
