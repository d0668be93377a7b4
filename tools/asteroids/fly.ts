import { FROM_JD, SPAN_DAYS } from './constants.ts'
import { motionOf, type CataloguedBody } from './elements.ts'
import { gravity } from './gravity.ts'
import { integrate } from './integrate.ts'
import type { SolarSystem } from './perturbers.ts'

/** Days between the motions that everything is measured by. */
export const GRID_DAYS = 25
export const GRID_COUNT = SPAN_DAYS / GRID_DAYS + 1
export const TOLERANCE = 1e-8

/**
 * A body's heliocentric motions (ICRF, au, au/day) at chosen instants on both sides of its epoch, six numbers each.
 * @param instants ascending, TT
 */
export function fly(
  system: SolarSystem,
  body: CataloguedBody,
  instants: readonly number[],
  tolerance = TOLERANCE,
): Float64Array {
  const force = gravity(system, body.name.toLowerCase())
  const sun = new Float64Array(6)
  const start = motionOf(body)
  system.sun.motion(body.epochJd, sun)
  start.forEach((value, i) => (start[i] = value + (sun[i] ?? NaN)))
  const out = new Float64Array(6 * instants.length)
  const indexes = instants.keys().toArray()
  const before = indexes.filter((i) => (instants[i] ?? NaN) < body.epochJd).toReversed()
  for (const way of [before, indexes.slice(before.length)]) {
    const stops = way.map((i) => instants[i] ?? NaN)
    const visit = (at: number, motion: Float64Array) => {
      system.sun.motion(stops[at] ?? NaN, sun)
      motion.forEach((value, i) => (out[6 * (way[at] ?? NaN) + i] = value - (sun[i] ?? NaN)))
    }
    integrate(force, start, { fromJd: body.epochJd, stops, tolerance, visit })
  }
  return out
}

/** The instants that everything is measured by. */
export const GRID = Array.from({ length: GRID_COUNT }, (_, i) => FROM_JD + i * GRID_DAYS)
