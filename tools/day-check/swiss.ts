import SwissEph from 'swisseph-wasm'

const SEFLG_SWIEPH_SPEED = 2 | 256
const NUMBERS = {
  sun: 0,
  moon: 1,
  mercury: 2,
  venus: 3,
  mars: 4,
  jupiter: 5,
  saturn: 6,
  uranus: 7,
  neptune: 8,
  pluto: 9,
}

export type SwissPlanet = keyof typeof NUMBERS
export const SWISS_PLANETS = Object.keys(NUMBERS) as SwissPlanet[]
export const isSwissPlanet = (point: string): point is SwissPlanet => Object.hasOwn(NUMBERS, point)

/** The Swiss Ephemeris with the data files that its package brings. Longitudes are apparent, of date, in degrees. */
export interface Swiss {
  /** Degrees, and degrees a day, at a Julian day (UT). */
  position(planet: SwissPlanet, jdUt: number): { longitudeDeg: number; speedDegPerDay: number }
  angles(at: { jdUt: number; latitudeDeg: number; longitudeDeg: number }): { asc: number; mc: number }
  cusps(at: { jdUt: number; latitudeDeg: number; longitudeDeg: number }): number[]
}

export async function openSwiss(): Promise<Swiss> {
  const library = new SwissEph()
  await library.initSwissEph()
  const houses = ({ jdUt, latitudeDeg, longitudeDeg }: { jdUt: number; latitudeDeg: number; longitudeDeg: number }) =>
    library.houses(jdUt, latitudeDeg, longitudeDeg, 'P')
  return {
    position(planet, jdUt) {
      const data = library.calc_ut(jdUt, NUMBERS[planet], SEFLG_SWIEPH_SPEED)
      return { longitudeDeg: data[0] ?? NaN, speedDegPerDay: data[3] ?? NaN }
    },
    angles(at) {
      const { ascmc } = houses(at)
      return { asc: ascmc[0] ?? NaN, mc: ascmc[1] ?? NaN }
    },
    cusps: (at) => [...houses(at).cusps].slice(1, 13),
  }
}

/** −180 … 180. */
export const halfTurn = (deg: number): number => ((((deg + 180) % 360) + 360) % 360) - 180
