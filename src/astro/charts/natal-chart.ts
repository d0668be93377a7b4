import { BODIES, type Body } from '../ephemeris/body.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { chartAspects } from './aspects.ts'
import type { Chart, Houses, HouseSystem, Placement } from './chart.ts'
import { houseOf } from './house-of.ts'
import { housesAt } from './houses.ts'
import { placeInSign, signOf } from './sign.ts'

/**
 * The chart of an instant (Julian day, UT) at a place (degrees, north and east positive). Placidus unless another
 * house system is asked for; `houses.system` names the one the cusps are in. `orbReach` as the chart's.
 *
 * @throws InvalidPlaceError
 * @throws EphemerisRangeError
 */
export function natalChart(
  sky: Ephemeris,
  birth: {
    jdUt: number
    latitudeDeg: number
    longitudeDeg: number
    houseSystem?: HouseSystem
    orbReach?: number | undefined
  },
): Chart {
  const { jdUt, latitudeDeg, longitudeDeg, orbReach } = birth
  const houses = housesAt(sky, birth)
  const placements = BODIES.map((body) => placement(sky, body, jdUt, houses))
  const aspects = chartAspects(placements, houses, orbReach)
  return { jdUt, latitudeDeg, longitudeDeg, placements, houses, aspects, ...(orbReach !== undefined && { orbReach }) }
}

/** Where one body stands at an instant, with its house when there are houses. @throws EphemerisRangeError */
export function placement(sky: Ephemeris, body: Body, jdUt: number, houses: Houses | null): Placement {
  const { longitudeDeg, latitudeDeg, distanceAu, speedDegPerDay } = sky.position(body, jdUt)
  const { degree, minute } = placeInSign(longitudeDeg)
  return {
    body,
    longitudeDeg,
    latitudeDeg,
    distanceAu,
    speedDegPerDay,
    retrograde: speedDegPerDay < 0,
    sign: signOf(longitudeDeg),
    degree,
    minute,
    house: houses ? houseOf(longitudeDeg, houses.cuspsDeg) : null,
  }
}
