import type { ClassicalPlanet } from '#astro/charts/dignities.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { PlanetStrength } from '../facts/natal-strength.ts'
import type { Depth } from './chart-page.ts'
import { pointOf, type NatalPage, type Topic } from './natal-page.ts'
import type { Paragraph } from './reading.ts'

/** A planet by sign and house, what its sign and its motion do to it, and of a loud one why it is loud. */
export function writePlanet(
  page: NatalPage,
  chapter: string,
  { planet, reasons, dignity }: PlanetStrength,
  how: Depth | 'loud',
): void {
  const uncertain = page.uncertain(planet)
  const depth = how === 'loud' ? 'full' : how
  const [before, reasonFacts] = how === 'loud' ? reasonOf(page, planet, reasons) : ['', []]
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
export function writeSlow(page: NatalPage, chapter: string, { planet }: PlanetStrength, depth: Depth = 'half'): void {
  const known = page.houseOf(planet) !== null
  const told = known ? page.byHouse(planet, depth) : [...page.uncertain(planet), ...page.bySign(planet, depth)]
  page.section(chapter, page.titleOf(planet), told)
}

/** Midheaven, node, Chiron, and what feeds and what won't be tamed. */
export function writeRoad(page: NatalPage, chapter: string, depth?: Depth): void {
  page.section(chapter, page.titleOf('mc'), page.bySign('mc', depth ?? 'half'))
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
