import type { AsteroidOrbits } from './asteroid-file.ts'
import { joinOrbits } from './join-orbits.ts'
import { GM_SUN, keplerMotion, type OrbitElements } from './kepler-motion.ts'

const later = new Float64Array(6)

/**
 * Heliocentric position and velocity of a body at an instant (Julian day, TT) into `out[0…5]`: geometric, au and au/day,
 * ecliptic and equinox of J2000.
 * @param index of a body that has epochs; the instant lies between the first and the last
 */
export function heliocentricMotion(orbits: AsteroidOrbits, index: number, jdTt: number, out: Float64Array): void {
  const stepDays = orbits.stepDays[index] as number
  const days = jdTt - orbits.header.fromJdTt
  const last = (orbits.starts[index + 1] as number) - (orbits.starts[index] as number) - 2
  const epoch = Math.max(0, Math.min(last, Math.floor(days / stepDays)))
  const since = days - epoch * stepDays
  keplerMotion(elementsAt(orbits, index, epoch, since), out)
  keplerMotion(elementsAt(orbits, index, epoch + 1, since - stepDays), later)
  joinOrbits(out, later, since, stepDays)
}

const elements: OrbitElements = { semiMajorAxisAu: 1, h: 0, k: 0, p: 0, q: 0, meanLongitude: 0 }

/** The osculating elements of an epoch, the mean longitude carried on by `days`. One object, used again. */
function elementsAt(orbits: AsteroidOrbits, index: number, epoch: number, days: number): OrbitElements {
  const at = (orbits.starts[index] as number) + epoch
  const unit = orbits.units[index] as number
  const planeUnit = 2 ** -orbits.header.planeScale
  const value = (column: number) => (orbits.elements[column] as Int32Array)[at] as number
  const axis = orbits.axes[index] as number
  const evenDays = epoch * (orbits.stepDays[index] as number)
  elements.semiMajorAxisAu = axis * (1 + value(0) * unit)
  elements.h = value(1) * unit
  elements.k = value(2) * unit
  elements.p = value(3) * planeUnit
  elements.q = value(4) * planeUnit
  elements.meanLongitude =
    (orbits.longitudes[index] as number) +
    meanMotion(axis) * evenDays +
    value(5) * unit +
    meanMotion(elements.semiMajorAxisAu) * days
  return elements
}

/** Radians a day. */
function meanMotion(semiMajorAxisAu: number): number {
  return Math.sqrt(GM_SUN / (semiMajorAxisAu * semiMajorAxisAu * semiMajorAxisAu))
}
