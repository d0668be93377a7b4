import { halfTurn } from '../ephemeris/angle.ts'
import type { Planet } from '../ephemeris/body.ts'
import { LINE_ANGLES, semiArcDeg, type LineAngle, type Overhead } from './planetary-lines.ts'

/** One planet's half of a paran. */
export interface ParanSide {
  planet: Planet
  angle: LineAngle
}

/** Two planets that stand on angles at the same moment, all along a parallel: there, two lines cross on the map. */
export interface Paran {
  a: ParanSide
  b: ParanSide
  /** Degrees, north positive. */
  latitudeDeg: number
}

/** Beyond it planets hardly rise and set, and every line meets every other. */
const POLAR_DEG = 66
const STEP_DEG = 1
/** Degrees: by so much the latitude is known. */
const FINE = 1e-6

/** The meridian that an angle of a planet has at a latitude, degrees; null where it doesn't rise there. */
function meridianAt({ longitudeDeg, latitudeDeg: declinationDeg }: Overhead, angle: LineAngle, latitudeDeg: number) {
  if (angle === 'mc') return longitudeDeg
  if (angle === 'ic') return longitudeDeg + 180
  const arc = semiArcDeg(latitudeDeg, declinationDeg)
  return arc === null ? null : longitudeDeg + (angle === 'asc' ? -arc : arc)
}

/**
 * The parans of an instant between 66° south and north, from south to north: wherever the lines of two planets cross, of which
 * one at least rises or sets. Each latitude to a millionth of a degree.
 */
export function paransOf(skies: readonly Overhead[]): Paran[] {
  const found: Paran[] = []
  skies.forEach((one, i) => {
    for (const other of skies.slice(i + 1))
      for (const angle of LINE_ANGLES)
        for (const otherAngle of LINE_ANGLES) {
          // Two meridians meet at the poles only.
          if (isMeridian(angle) && isMeridian(otherAngle)) continue
          const a = { planet: one.planet, angle }
          const b = { planet: other.planet, angle: otherAngle }
          const apart = (latitudeDeg: number) => {
            const [east, west] = [meridianAt(one, angle, latitudeDeg), meridianAt(other, otherAngle, latitudeDeg)]
            return east === null || west === null ? null : halfTurn(east - west)
          }
          for (const latitudeDeg of zerosOf(apart)) found.push({ a, b, latitudeDeg })
        }
  })
  return found.toSorted((x, y) => x.latitudeDeg - y.latitudeDeg)
}

const isMeridian = (angle: LineAngle) => angle === 'mc' || angle === 'ic'

function zerosOf(apart: (latitudeDeg: number) => number | null): number[] {
  const zeros: number[] = []
  let before: number | null = null
  for (let latitudeDeg = -POLAR_DEG; latitudeDeg <= POLAR_DEG; latitudeDeg += STEP_DEG) {
    const here = apart(latitudeDeg)
    // A change of sign by a turn is no crossing: there the lines are opposite.
    if (before !== null && here !== null && before * here < 0 && Math.abs(before - here) < 180)
      zeros.push(zeroBetween(apart, latitudeDeg - STEP_DEG, latitudeDeg, before))
    before = here
  }
  return zeros
}

function zeroBetween(apart: (latitudeDeg: number) => number | null, from: number, to: number, atFrom: number): number {
  let [low, high] = [from, to]
  while (high - low > FINE) {
    const middle = (low + high) / 2
    if ((apart(middle) ?? 0) * atFrom > 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}
