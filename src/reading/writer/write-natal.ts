import { bridgeContradictions, isOffKey } from '../compose/bridges.ts'
import { Portrait } from '../compose/portrait.ts'
import { signatureAspects } from '../compose/signature.ts'
import { houseRulers, planetStrengths, type PlanetStrength } from '../facts/natal-strength.ts'
import type { NatalBirth } from '../facts/day-facts.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { KeyOf, Subject } from '../library/subjects.ts'
import type { ChartPageOptions } from './chart-page.ts'
import type { ChartReading } from './chart-reading.ts'
import { NatalPage } from './natal-page.ts'
import { writeNatalAspects } from './write-natal-aspects.ts'
import { reasonOf, writePlace, writeRoad, writeSlow } from './write-planet.ts'
import { writeTemperament } from './write-temperament.ts'
import { writeThread } from './write-thread.ts'

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
