import { PLANETS, type Planet } from '../ephemeris/body.ts'
import type { Placement } from './chart.ts'
import { placeInSign, signOf } from './sign.ts'

/** For tests: the ten planets at given longitudes in chart order. */
export function placedAt(longitudes: readonly number[]): { placements: Placement[] } {
  return { placements: PLANETS.map((planet, i) => placed(planet, longitudes[i] ?? Number.NaN)) }
}

function placed(body: Planet, longitudeDeg: number): Placement {
  return {
    body,
    longitudeDeg,
    latitudeDeg: 0,
    distanceAu: 1,
    speedDegPerDay: 1,
    retrograde: false,
    sign: signOf(longitudeDeg),
    ...placeInSign(longitudeDeg),
    house: null,
  }
}
