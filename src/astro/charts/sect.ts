import { cosDeg, sinDeg } from '../ephemeris/angle.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { equatorialPlace } from '../ephemeris/equatorial.ts'
import type { Chart } from './chart.ts'
import { houseFrameAt } from './houses.ts'

/** Whether a birth was by day or by night. */
export type Sect = 'day' | 'night'

/**
 * The sect of a chart: day while the Sun's centre stands above the true horizon (no refraction); null when the hour is
 * unknown. Told from the altitude, which holds inside the polar circles too, where house numbers may deceive.
 * @throws EphemerisRangeError
 */
export function chartSect(sky: Ephemeris, chart: Chart): Sect | null {
  if (!chart.houses) return null
  const { ramcDeg, obliquityDeg, latitudeDeg } = houseFrameAt(sky, chart)
  const sun = equatorialPlace(sky.tropical.position('sun', chart.jdUt), obliquityDeg)
  const sinAltitude =
    sinDeg(latitudeDeg) * sinDeg(sun.declinationDeg) +
    cosDeg(latitudeDeg) * cosDeg(sun.declinationDeg) * cosDeg(ramcDeg - sun.rightAscensionDeg)
  return sinAltitude >= 0 ? 'day' : 'night'
}
