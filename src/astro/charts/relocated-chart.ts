import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { chartAspects } from './aspects.ts'
import type { Chart, HouseSystem } from './chart.ts'
import { houseOf } from './house-of.ts'
import { housesAt } from './houses.ts'

/**
 * A chart as if born at the same instant elsewhere (degrees, north and east positive): bodies stay, houses, angles and
 * the aspects to them change. The house system is the one asked for at birth unless another is given.
 *
 * @throws InvalidPlaceError
 * @throws EphemerisRangeError
 */
export function relocatedChart(
  sky: Ephemeris,
  chart: Chart,
  place: { latitudeDeg: number; longitudeDeg: number; houseSystem?: HouseSystem },
): Chart {
  const { latitudeDeg, longitudeDeg } = place
  const houseSystem = place.houseSystem ?? chart.houses?.requested
  const houses = housesAt(sky, { jdUt: chart.jdUt, latitudeDeg, longitudeDeg, ...(houseSystem && { houseSystem }) })
  const placements = chart.placements.map((p) => ({ ...p, house: houseOf(p.longitudeDeg, houses.cuspsDeg) }))
  return {
    ...chart,
    latitudeDeg,
    longitudeDeg,
    placements,
    houses,
    aspects: chartAspects(placements, houses, chart.orbReach),
  }
}
