import type { Body } from '../ephemeris/body.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { equatorialPlace } from '../ephemeris/equatorial.ts'
import type { Chart } from './chart.ts'

/** How far a body stands from the celestial equator. */
export interface Declination {
  body: Body
  /** −90 … 90, north positive; true equator of date, apparent and geocentric. */
  declinationDeg: number
  /** True when it stands further from the equator than the Sun ever does: beyond the obliquity. */
  outOfBounds: boolean
}

/** The declinations of a chart's bodies, in chart order. @throws EphemerisRangeError */
export function declinations(sky: Ephemeris, { jdUt, placements }: Chart): Declination[] {
  const obliquityDeg = sky.trueObliquityDeg(jdUt)
  const offsetDeg = sky.zodiacOffsetDeg(jdUt)
  return placements.map((placement) => {
    const { longitudeDeg, latitudeDeg } = placement
    const { declinationDeg } = equatorialPlace({ longitudeDeg: longitudeDeg + offsetDeg, latitudeDeg }, obliquityDeg)
    const outOfBounds = placement.body !== 'sun' && Math.abs(declinationDeg) > obliquityDeg
    return { body: placement.body, declinationDeg, outOfBounds }
  })
}
