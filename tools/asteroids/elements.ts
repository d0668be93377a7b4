import { keplerMotion } from '../../src/astro/asteroids/kepler-motion.ts'
import { COS_OBLIQUITY, SIN_OBLIQUITY } from './constants.ts'

/** A numbered small body with the elements a catalogue gives: heliocentric, ecliptic and equinox of J2000, degrees. */
export interface CataloguedBody {
  number: number
  /** Its name, or where it has none its provisional designation. */
  name: string
  /** Julian day (TT) of the elements. */
  epochJd: number
  semiMajorAxisAu: number
  eccentricity: number
  inclinationDeg: number
  nodeDeg: number
  perihelionDeg: number
  meanAnomalyDeg: number
}

const RADIAN = Math.PI / 180

/** Heliocentric position and velocity at the epoch of the elements, equatorial by the axes of the ICRF. */
export function motionOf(body: CataloguedBody): Float64Array {
  const perihelion = (body.nodeDeg + body.perihelionDeg) * RADIAN
  const tilt = Math.tan((body.inclinationDeg * RADIAN) / 2)
  const motion = new Float64Array(6)
  const elements = {
    semiMajorAxisAu: body.semiMajorAxisAu,
    h: body.eccentricity * Math.sin(perihelion),
    k: body.eccentricity * Math.cos(perihelion),
    p: tilt * Math.sin(body.nodeDeg * RADIAN),
    q: tilt * Math.cos(body.nodeDeg * RADIAN),
    meanLongitude: perihelion + body.meanAnomalyDeg * RADIAN,
  }
  keplerMotion(elements, motion)
  return Float64Array.from([...equatorial(motion.subarray(0, 3)), ...equatorial(motion.subarray(3))])
}

/** From the ecliptic of J2000 to the axes of the ICRF. */
function equatorial([x = NaN, y = NaN, z = NaN]: Float64Array): [number, number, number] {
  return [x, y * COS_OBLIQUITY - z * SIN_OBLIQUITY, y * SIN_OBLIQUITY + z * COS_OBLIQUITY]
}
