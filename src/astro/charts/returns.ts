import type { Planet } from '../ephemeris/body.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { assertLongitude } from '../ephemeris/invalid-angle-error.ts'
import { bodyMotion, motionArcs, passage } from '../events/motion.ts'
import type { Chart, HouseSystem } from './chart.ts'
import { natalChart } from './natal-chart.ts'

/**
 * Every instant (Julian day, UT) between two at which a planet stands at a longitude (degrees), the first included:
 * its returns when that is its natal place, all passes of a planet that turns retrograde over it.
 * @throws EphemerisRangeError
 * @throws InvalidAngleError
 */
export function planetReturns(
  sky: Ephemeris,
  search: { planet: Planet; longitudeDeg: number; fromJdUt: number; toJdUt: number },
): number[] {
  assertLongitude(search.longitudeDeg)
  const motion = bodyMotion(sky, search.planet)
  return [...motionArcs(motion, search.fromJdUt, search.toJdUt)].flatMap(
    (arc) => passage(motion, arc, search.longitudeDeg) ?? [],
  )
}

/** Longer than any way of Sun and Moon around the ecliptic. */
const ROUND_DAYS = { sun: 366, moon: 28.5 } as const

/**
 * The chart of the next solar or lunar return after an instant (Julian day, UT), at a place (degrees, north and east
 * positive): the Sun or the Moon stands where it stood at birth.
 *
 * @throws InvalidPlaceError
 * @throws EphemerisRangeError when the return, or the search for it, runs out of the tables
 */
export function returnChart(
  sky: Ephemeris,
  search: {
    light: 'sun' | 'moon'
    birthJdUt: number
    afterJdUt: number
    latitudeDeg: number
    longitudeDeg: number
    houseSystem?: HouseSystem
  },
): Chart {
  const { light, birthJdUt, afterJdUt, ...place } = search
  const [jdUt] = planetReturns(sky, {
    planet: light,
    longitudeDeg: sky.position(light, birthJdUt).longitudeDeg,
    fromJdUt: afterJdUt,
    toJdUt: afterJdUt + ROUND_DAYS[light],
  })
  if (jdUt === undefined) throw new RangeError(`no return of the ${light} follows Julian day ${afterJdUt}`)
  return natalChart(sky, { jdUt, ...place })
}
