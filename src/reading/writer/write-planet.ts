import type { Planet } from '#astro/ephemeris/body.ts'
import { isOffKey } from '../compose/bridges.ts'
import type { PlanetStrength } from '../facts/natal-strength.ts'
import type { Depth } from './chart-page.ts'
import { pointOf, type NatalPage, type Topic } from './natal-page.ts'
import type { Paragraph } from './reading.ts'

/**
 * A planet by sign and house, as a portrait tells it: its meaning alone, the house only where it doesn't say the opposite of
 * what the portrait rests on.
 */
export function writePlace(
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
export function reasonOf(page: NatalPage, { planet, reasons }: PlanetStrength): [string, string[]] {
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
export function writeSlow(page: NatalPage, chapter: string, { planet }: PlanetStrength, depth: Depth = 'told'): void {
  const house = page.houseOf(planet)
  if (house !== null && isOffKey(page, { subject: `planet-in-house/${planet}`, key: `${house}` })) return
  const told = house !== null ? page.byHouse(planet, depth) : [...page.uncertain(planet), ...page.bySign(planet, depth)]
  page.section(chapter, page.titleOf(planet), told)
}

/** The midheaven, unless its sign says the opposite of what the reading rests on. */
export function writeMidheaven(page: NatalPage, chapter: string, depth: Depth = 'told'): void {
  const sign = page.signOf('mc')
  if (sign === null || isOffKey(page, { subject: 'angle-in-sign/mc', key: `${sign}` })) return
  page.section(chapter, page.titleOf('mc'), page.bySign('mc', depth))
}

/** Midheaven, node, Chiron, and what feeds and what won't be tamed. */
export function writeRoad(page: NatalPage, chapter: string, depth?: Depth): void {
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
