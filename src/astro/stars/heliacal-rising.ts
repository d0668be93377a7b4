import { asinDeg, atan2Deg, cosDeg, halfTurn, sinDeg, tanDeg } from '../ephemeris/angle.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { equatorialPlace } from '../ephemeris/equatorial.ts'
import { roadOf } from './parans.ts'
import { type StarName, STARS } from './star-catalogue.ts'
import { starEquatorial } from './star-place.ts'

/** A star's first return before dawn after the weeks in which the Sun hides it. */
export interface HeliacalRising {
  star: StarName
  /** Julian day, UT, to the day. */
  jdUt: number
}

const YEAR_DAYS = 366
/** Farther from the equator twilight lasts too long for the old rule. */
const FARTHEST_DEG = 60

/** How deep the Sun must be below the horizon while a star comes up, degrees: less for a bright one. */
const depthFor = (magnitude: number) => 10.5 + 1.4 * magnitude

/**
 * The stars' last heliacal risings before an instant at a latitude, the latest first; none beyond 60°. A star counts as seen on
 * the first morning on which the Sun is deep enough when it crosses the geometric horizon; haze is left out, so a day
 * may be some days off.
 * @throws EphemerisRangeError
 */
export function heliacalRisings(
  sky: Ephemeris,
  { jdUt, latitudeDeg }: { jdUt: number; latitudeDeg: number },
): HeliacalRising[] {
  if (Math.abs(latitudeDeg) > FARTHEST_DEG) return []
  const obliquityDeg = sky.trueObliquityDeg(jdUt)
  const days = Array.from({ length: YEAR_DAYS + 1 }, (_, i) => jdUt - i).filter((day) => day >= sky.fromJdUt)
  const suns = days.map((day) => equatorialPlace(sky.tropical.position('sun', day), obliquityDeg))
  return STARS.flatMap((star): HeliacalRising[] => {
    const place = starEquatorial(sky, star, jdUt)
    if (roadOf(place.declinationDeg, latitudeDeg) !== 'rises') return []
    const cosine = -tanDeg(latitudeDeg) * tanDeg(place.declinationDeg)
    const risesAtDeg = place.rightAscensionDeg - atan2Deg(Math.sqrt(1 - cosine ** 2), cosine)
    const isSeen = suns.map(({ rightAscensionDeg, declinationDeg }) => {
      const hourDeg = halfTurn(risesAtDeg - rightAscensionDeg)
      const altitudeDeg = asinDeg(
        sinDeg(latitudeDeg) * sinDeg(declinationDeg) + cosDeg(latitudeDeg) * cosDeg(declinationDeg) * cosDeg(hourDeg),
      )
      return hourDeg < 0 && altitudeDeg <= -depthFor(star.magnitude)
    })
    const first = isSeen.findIndex((seen, i) => seen && isSeen[i + 1] === false)
    const day = days[first]
    return day === undefined ? [] : [{ star: star.name, jdUt: day }]
  }).toSorted((a, b) => b.jdUt - a.jdUt)
}
