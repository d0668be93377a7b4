import type { Planet } from '#astro/ephemeris/body.ts'
import type { LineDistance } from '#astro/charts/line-distances.ts'
import type { LineAngle } from '#astro/charts/planetary-lines.ts'
import { nearness } from './nearness.ts'
import type { Purpose } from './words.ts'

type Weighed = readonly [Planet, readonly LineAngle[], number]
/** A line that goes against a purpose takes away so much of what one for it gives. */
const AGAINST = -0.8
const ALL_ANGLES = ['asc', 'mc', 'dsc', 'ic'] as const

/**
 * Which lines speak for a purpose, by weight, and which against it. The text of each says the same of the purpose, in both
 * languages: a city is never praised for what its own line doesn't tell of.
 */
export const SPEAKS: Record<Purpose, readonly Weighed[]> = {
  work: [
    ['sun', ['mc', 'asc'], 1],
    ['jupiter', ['mc'], 1],
    ['jupiter', ['asc'], 0.7],
    ['venus', ['mc'], 0.7],
    ['moon', ['mc'], 0.5],
    ['mars', ['mc'], 0.5],
    ['sun', ['ic'], AGAINST],
    ['neptune', ['asc', 'mc'], AGAINST],
    ['pluto', ['asc'], AGAINST],
  ],
  love: [
    ['venus', ['dsc', 'asc'], 1],
    ['moon', ['dsc', 'asc'], 0.8],
    ['jupiter', ['dsc'], 0.8],
    ['jupiter', ['asc'], 0.5],
    ['sun', ['dsc'], 0.6],
    ['mars', ['dsc'], AGAINST],
    ['saturn', ['dsc', 'asc'], AGAINST],
    ['neptune', ['dsc'], AGAINST],
  ],
  home: [
    ['moon', ['ic'], 1],
    ['venus', ['ic'], 1],
    ['jupiter', ['ic'], 0.9],
    ['sun', ['ic'], 0.7],
    ['mars', ['ic'], AGAINST],
    ['saturn', ['ic'], AGAINST],
    ['uranus', ['ic'], AGAINST],
    ['pluto', ['ic'], AGAINST],
  ],
  study: [['mercury', ALL_ANGLES, 1]],
  rest: [
    ['neptune', ['ic', 'asc'], 0.8],
    ['moon', ['ic'], 0.8],
    ['mars', ALL_ANGLES, AGAINST],
    ['uranus', ALL_ANGLES, AGAINST],
    ['pluto', ALL_ANGLES, AGAINST],
    ['sun', ['mc'], AGAINST],
    ['saturn', ['mc'], AGAINST],
  ],
  craft: [
    ['saturn', ['asc', 'mc', 'ic'], 1],
    ['mars', ['asc'], AGAINST],
    ['uranus', ['asc', 'mc'], AGAINST],
  ],
}
export const PURPOSES = Object.keys(SPEAKS) as Purpose[]
/** Below this no city stands out for a purpose: one line of full weight 800 km away. */
const STANDS_OUT = 0.3
const BEST = 3
/** A line against a purpose that is so near takes it away, kilometers: there it counts half or more. */
const TAKEN_KM = 600
/** Planets that take a purpose away at any angle. */
const TAKEN_BY: Partial<Record<Purpose, readonly Planet[]>> = {
  rest: ['mars', 'uranus', 'pluto'],
  craft: ['mars', 'uranus'],
}

/** How much speaks for a purpose at a place, and the nearest line that does. */
export interface PurposeScore {
  purpose: Purpose
  score: number
  line: LineDistance
}

function scoreOf(purpose: Purpose, lines: readonly LineDistance[]): PurposeScore | null {
  const met = SPEAKS[purpose].flatMap(([planet, angles, weight]) =>
    lines
      .filter((line) => line.planet === planet && angles.includes(line.angle))
      .map((line) => ({ line, part: weight * nearness(line.distanceKm) })),
  )
  const [best] = met.filter(({ part }) => part > 0).toSorted((a, b) => b.part - a.part)
  return best ? { purpose, score: met.reduce((sum, { part }) => sum + part, 0), line: best.line } : null
}

function isTaken(purpose: Purpose, lines: readonly LineDistance[]): boolean {
  const isAgainst = ({ planet, angle }: LineDistance) =>
    TAKEN_BY[purpose]?.includes(planet) ||
    SPEAKS[purpose].some(([one, angles, weight]) => weight < 0 && one === planet && angles.includes(angle))
  return lines.some((line) => line.distanceKm <= TAKEN_KM && isAgainst(line))
}

/** The purposes for which a place stands out, the best first. */
export const purposesOf = (lines: readonly LineDistance[]): PurposeScore[] =>
  PURPOSES.filter((purpose) => !isTaken(purpose, lines))
    .flatMap((purpose) => scoreOf(purpose, lines) ?? [])
    .filter(({ score }) => score >= STANDS_OUT)
    .toSorted((a, b) => b.score - a.score)

interface PlaceWithPurposes {
  place: { name: string }
  purposes: readonly PurposeScore[]
}

/** The cities that stand out for a purpose, the best first. */
export const citiesFor = (purpose: Purpose, cities: readonly PlaceWithPurposes[]): string[] =>
  cities
    .flatMap(({ place, purposes }) => {
      const found = purposes.find((one) => one.purpose === purpose)
      return found ? [{ name: place.name, score: found.score }] : []
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, BEST)
    .map(({ name }) => name)
