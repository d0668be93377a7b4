import { halfTurn } from '../ephemeris/angle.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import type { Chart, HouseSystem } from './chart.ts'
import { assertPlace } from './houses.ts'
import { natalChart } from './natal-chart.ts'

/** A birth: Julian day (UT), degrees, north and east positive. */
interface Birth {
  jdUt: number
  latitudeDeg: number
  longitudeDeg: number
  /** As a chart's. */
  orbReach?: number | undefined
}

/**
 * The Davison chart of two births (Davison 1977, Synastry): the chart of the instant halfway between them, at the mean
 * of their latitudes and the middle of the shorter way between their longitudes. Unlike a composite it is a real sky.
 *
 * @throws InvalidPlaceError
 * @throws EphemerisRangeError
 */
export function davisonChart(sky: Ephemeris, a: Birth, b: Birth, houseSystem?: HouseSystem): Chart {
  for (const place of [a, b]) assertPlace(place.latitudeDeg, place.longitudeDeg)
  const between = halfTurn(b.longitudeDeg - a.longitudeDeg)
  return natalChart(sky, {
    jdUt: (a.jdUt + b.jdUt) / 2,
    latitudeDeg: (a.latitudeDeg + b.latitudeDeg) / 2,
    longitudeDeg: halfTurn(a.longitudeDeg + (between === -180 ? 180 : between) / 2),
    ...(houseSystem && { houseSystem }),
    orbReach: a.orbReach,
  })
}
