import type { Planet } from '#astro/ephemeris/body.ts'
import { type LineDistance, nearness } from './line-distances.ts'
import type { LineAngle, Purpose } from './words.ts'

/** Which lines speak for a purpose, by weight; those against it have less than nothing. */
const SPEAKS: Record<Purpose, readonly (readonly [Planet, readonly LineAngle[], number])[]> = {
  work: [
    ['sun', ['mc', 'asc'], 1],
    ['jupiter', ['mc'], 1],
    ['venus', ['mc'], 0.7],
  ],
  love: [
    ['venus', ['dsc', 'asc'], 1],
    ['moon', ['dsc', 'asc'], 0.8],
    ['jupiter', ['dsc'], 0.8],
  ],
  home: [
    ['moon', ['ic'], 1],
    ['venus', ['ic'], 1],
    ['jupiter', ['ic'], 0.9],
    ['sun', ['ic'], 0.7],
  ],
  study: [
    ['mercury', ['asc', 'mc', 'dsc', 'ic'], 1],
    ['jupiter', ['asc', 'mc'], 0.8],
  ],
  rest: [
    ['neptune', ['ic', 'asc'], 0.8],
    ['moon', ['ic'], 0.8],
    ['mars', ['asc', 'mc', 'dsc', 'ic'], -1],
    ['uranus', ['asc', 'mc', 'dsc', 'ic'], -0.8],
    ['pluto', ['asc', 'mc', 'dsc', 'ic'], -0.8],
  ],
  craft: [['saturn', ['asc', 'mc', 'ic'], 1]],
}
export const PURPOSES = Object.keys(SPEAKS) as Purpose[]
/** Below this no city stands out for a purpose: one line of full weight 800 km away. */
const STANDS_OUT = 0.3
const BEST = 3

interface PlaceWithLines {
  place: { name: string }
  lines: readonly LineDistance[]
}

/** The cities that stand out for a purpose, the best first. */
export function citiesFor(purpose: Purpose, cities: readonly PlaceWithLines[]): string[] {
  const score = ({ lines }: PlaceWithLines) =>
    SPEAKS[purpose].reduce(
      (sum, [planet, angles, weight]) =>
        sum +
        lines
          .filter((line) => line.planet === planet && angles.includes(line.angle))
          .reduce((part, line) => part + weight * nearness(line.distanceKm), 0),
      0,
    )
  return cities
    .map((city) => ({ name: city.place.name, score: score(city) }))
    .filter((city) => city.score >= STANDS_OUT)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, BEST)
    .map(({ name }) => name)
}
