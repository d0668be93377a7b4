import { houseRulers, planetStrengths, type PlanetStrength } from '../facts/natal-strength.ts'
import type { NatalBirth } from '../facts/day-facts.ts'
import type { ClassicalPlanet } from '#astro/charts/dignities.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { KeyOf, Subject } from '../library/subjects.ts'
import type { ChartPageOptions, Depth } from './chart-page.ts'
import type { ChartReading } from './chart-reading.ts'
import { NatalPage, pointOf, type Topic } from './natal-page.ts'
import type { Paragraph } from './reading.ts'
import { writeNatalAspects } from './write-natal-aspects.ts'
import { writeTemperament } from './write-temperament.ts'
import { writeThread } from './write-thread.ts'

/** So many planets, besides the lights, speak loudest. */
const LOUDEST = 3
/** So many rulers of houses are told, besides that of the first. */
const MOST_RULERS = 4
const PERSONAL: readonly Planet[] = ['mercury', 'venus', 'mars', 'jupiter', 'saturn']

/**
 * The natal chart in words: the lights and the ascendant and what they make of each other, the temperament, the planets
 * that are strongest in this chart, the others, the closest aspects, the rulers of houses, the generation, and the road.
 * How much is told of a planet goes by its strength. What an unknown hour would change isn't told; a body whose sign
 * depends on it gets a sentence that names both.
 */
export function writeNatal({ library, lang, seed, timeZone, ...birth }: NatalBirth & ChartPageOptions): ChartReading {
  const page = new NatalPage(birth, { library, lang, ...(seed && { seed }), ...(timeZone && { timeZone }) })
  const strengths = planetStrengths(birth)
  writeCore(page, strengths)
  writeTemperament(page)
  const others = strengths.filter(({ planet }) => planet !== 'sun' && planet !== 'moon')
  const loudest = others.slice(0, LOUDEST)
  for (const planet of loudest) writePlanet(page, page.words.chapters.strong, planet, 'full')
  const rest = others.slice(LOUDEST)
  for (const planet of inOrder(rest, PERSONAL)) writePlanet(page, page.words.chapters.everyday, planet, 'half')
  writeNatalAspects(page)
  writeRulers(page, strengths)
  for (const planet of inOrder(rest, ['uranus', 'neptune', 'pluto'])) writeSlow(page, planet)
  writeRoad(page)
  return page.reading
}

const inOrder = (strengths: readonly PlanetStrength[], planets: readonly Planet[]) =>
  planets.flatMap((planet) => strengths.find((strength) => strength.planet === planet) ?? [])

function writeCore(page: NatalPage, strengths: readonly PlanetStrength[]): void {
  const chapter = page.words.chapters.core
  for (const light of inOrder(strengths, ['sun', 'moon'])) writePlanet(page, chapter, light, 'full')
  page.section(chapter, page.titleOf('asc'), page.bySign('asc', 'full'))
  const [first] = houseRulers(page.birth)
  if (first) writeRuler(page, chapter, first, 'full')
  writeThread(page)
}

/** A planet by sign and house, why it is loud, and what its sign and its motion do to it. */
function writePlanet(
  page: NatalPage,
  chapter: string,
  { planet, reasons, dignity }: PlanetStrength,
  depth: Depth,
): void {
  const uncertain = page.uncertain(planet)
  const loud = depth === 'full' && chapter === page.words.chapters.strong
  const [before, reasonFacts] = loud ? reasonOf(page, planet, reasons) : ['', []]
  page.section(chapter, page.titleOf(planet), [
    ...uncertain,
    ...page.bySign(planet, depth, before, reasonFacts),
    ...page.byHouse(planet, depth),
    ...(dignity ? dignified(page, planet as ClassicalPlanet, dignity, depth) : []),
    ...retrograde(page, planet),
  ])
}

function reasonOf(page: NatalPage, planet: Planet, reasons: PlanetStrength['reasons']): [string, string[]] {
  const reason = reasons.find((one) => one !== 'dignity')
  if (!reason) return ['', []]
  const text = page.way(`reason ${reason}`, page.words.reason[reason])(planet)
  const also = reason === 'rules-ascendant' ? page.signFact('asc') : []
  return [text, [...also, ...page.houseFact(planet)]]
}

function dignified(
  page: NatalPage,
  planet: ClassicalPlanet,
  dignity: NonNullable<PlanetStrength['dignity']>,
  depth: Depth,
): Paragraph[] {
  const sign = page.signOf(planet)
  if (sign === null) return []
  const before = page.words.dignity(planet, dignity, sign)
  return page.meaning(
    page.take('balance/dignity', `${planet} ${dignity}`),
    depth === 'full' ? 'half' : 'brief',
    page.signFact(planet),
    before,
  )
}

function retrograde(page: NatalPage, planet: Planet | 'chiron'): Paragraph[] {
  if (planet === 'sun' || planet === 'moon' || !page.knows(`${planet}:retrograde`)) return []
  const before = page.way('retrograde', page.words.retrograde)(planet)
  return page.meaning(page.take('balance/retrograde', planet), 'half', [page.fact(`${planet}:retrograde`)], before)
}

/** A slow planet by its house, or without one by its sign, which it shares with all who were born in those years. */
function writeSlow(page: NatalPage, { planet }: PlanetStrength): void {
  const known = page.houseOf(planet) !== null
  const told = known ? page.byHouse(planet, 'half') : [...page.uncertain(planet), ...page.bySign(planet, 'half')]
  page.section(page.words.chapters.times, page.titleOf(planet), told)
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
  for (const ruler of told) writeRuler(page, page.words.chapters.houses, ruler, 'half')
}

function writeRuler(
  page: NatalPage,
  chapter: string,
  { house, sign, ruler, inHouse }: ReturnType<typeof houseRulers>[number],
  depth: Depth,
): void {
  const subject = `house-ruler/${house}` as Extract<Subject, `house-ruler/${string}`>
  const before = page.way('ruler', page.words.ruler)(house, ruler, inHouse)
  const factors = [page.fact(`house:${house}:sign:${sign}`), ...page.houseFact(ruler)]
  const entry = page.take(subject, `${inHouse}` as KeyOf<typeof subject>)
  page.section(chapter, page.words.rulerTitle(house, inHouse), page.meaning(entry, depth, factors, before))
}

/** Midheaven, node, Chiron, and what feeds and what won't be tamed. */
function writeRoad(page: NatalPage): void {
  const chapter = page.words.chapters.road
  page.section(chapter, page.titleOf('mc'), page.bySign('mc', 'half'))
  const road: readonly [Topic, Depth][] = [
    ['node', 'half'],
    ['chiron', 'half'],
    ['lilith', 'brief'],
    ['ceres', 'brief'],
  ]
  for (const [name, depth] of road) writeRoadPoint(page, chapter, name, depth)
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
