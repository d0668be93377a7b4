import type { AsteroidOrbits } from '../../src/astro/asteroids/asteroid-file.ts'
import { heliocentricMotion } from '../../src/astro/asteroids/heliocentric-motion.ts'
import { GM_SUN } from '../../src/astro/asteroids/kepler-motion.ts'
import { FROM_JD, SPAN_DAYS } from './constants.ts'
import { GRID_COUNT, GRID_DAYS } from './fly.ts'
import { ecliptic, osculating } from './osculating.ts'

export const SHORTEST_STEP_DAYS = 50
const LONGEST_STEP = 7
/** Bits after the point of the elements of a circular orbit, and of the plane of any: 2^−18 radian is 0.8″. */
export const CIRCULAR_SCALE = 18
export const TOLERANCE_ARC_SECONDS = 3

/** A body as the file keeps it. */
export interface StoredOrbit {
  /** The step between epochs is `SHORTEST_STEP_DAYS` · 2^step. */
  step: number
  scale: number
  axis: number
  longitude: number
  /** a, h, k, p, q, λ by epoch; p and q in units of 2^−CIRCULAR_SCALE, the others of 2^−scale. */
  elements: number[][]
  /** The largest difference from the integration, seen from the Earth, arc seconds. */
  error: number
}

/**
 * Keeps a body's motions at the longest step at which what the product makes of it stays within the tolerance.
 * @param motions heliocentric, at every GRID_DAYS
 * @param earth heliocentric place of the Earth at the same instants, three numbers each
 */
export function storeOrbit(motions: Float64Array, earth: Float64Array): StoredOrbit {
  for (let step = LONGEST_STEP; ; step--) {
    const stored = storedAt(motions, step)
    const error = largestError(stored, motions, earth)
    if (error <= TOLERANCE_ARC_SECONDS || step === 0) return { ...stored, error }
  }
}

function storedAt(motions: Float64Array, step: number): Omit<StoredOrbit, 'error'> {
  const stepDays = SHORTEST_STEP_DAYS * 2 ** step
  const epochs = Array.from({ length: SPAN_DAYS / stepDays + 1 }, (_, i) =>
    osculating(motions, (6 * i * stepDays) / GRID_DAYS),
  )
  const longitudes = unwrapped(epochs, stepDays)
  const [longitude = NaN] = longitudes
  const motion = ((longitudes.at(-1) ?? NaN) - longitude) / SPAN_DAYS
  const axis = Math.cbrt(GM_SUN / (motion * motion))
  const evenMotion = Math.sqrt(GM_SUN / (axis * axis * axis))
  const mostEccentric = Math.max(...epochs.map(({ h, k }) => Math.hypot(h, k)))
  // Near the perihelion of a long orbit a place follows from small differences of its elements.
  const scale = CIRCULAR_SCALE + Math.ceil(-2 * Math.log2(1 - mostEccentric))
  const whole = (values: number[], bits = scale) => values.map((value) => Math.round(value * 2 ** bits))
  return {
    step,
    scale,
    axis,
    longitude,
    elements: [
      whole(epochs.map(({ semiMajorAxisAu }) => semiMajorAxisAu / axis - 1)),
      whole(epochs.map(({ h }) => h)),
      whole(epochs.map(({ k }) => k)),
      whole(
        epochs.map(({ p }) => p),
        CIRCULAR_SCALE,
      ),
      whole(
        epochs.map(({ q }) => q),
        CIRCULAR_SCALE,
      ),
      whole(longitudes.map((value, i) => value - longitude - evenMotion * i * stepDays)),
    ],
  }
}

/** Mean longitudes that run on past a turn. */
function unwrapped(epochs: readonly { meanLongitude: number; semiMajorAxisAu: number }[], stepDays: number): number[] {
  let near = 0
  return epochs.map(({ meanLongitude, semiMajorAxisAu }) => {
    const value = meanLongitude + 2 * Math.PI * Math.round((near - meanLongitude) / (2 * Math.PI))
    near = value + Math.sqrt(GM_SUN / semiMajorAxisAu ** 3) * stepDays
    return value
  })
}

/** The product's own reading of one stored body. */
function asOrbits({ step, scale, axis, longitude, elements }: Omit<StoredOrbit, 'error'>): AsteroidOrbits {
  return {
    header: {
      count: 1,
      fromJdUt: FROM_JD,
      toJdUt: FROM_JD + SPAN_DAYS,
      fromJdTt: FROM_JD,
      toJdTt: FROM_JD + SPAN_DAYS,
      shortestStepDays: SHORTEST_STEP_DAYS,
      planeScale: CIRCULAR_SCALE,
      sections: {
        names: 0,
        numbers: 0,
        steps: 0,
        scales: 0,
        axes: 0,
        longitudes: 0,
        a: 0,
        h: 0,
        k: 0,
        p: 0,
        q: 0,
        l: 0,
      },
    },
    names: [''],
    numbers: [0],
    stepDays: Float64Array.of(SHORTEST_STEP_DAYS * 2 ** step),
    units: Float64Array.of(2 ** -scale),
    axes: Float64Array.of(axis),
    longitudes: Float64Array.of(longitude),
    starts: Uint32Array.of(0, elements[0]?.length ?? 0),
    elements: elements.map((values) => Int32Array.from(values)),
  }
}

function largestError(stored: Omit<StoredOrbit, 'error'>, motions: Float64Array, earth: Float64Array): number {
  const orbits = asOrbits(stored)
  const found = new Float64Array(6)
  return largest(
    (i) => {
      heliocentricMotion(orbits, 0, FROM_JD + i * GRID_DAYS, found)
      return found
    },
    motions,
    earth,
  )
}

/** The largest difference of places (ecliptic) from motions (ICRF), as an angle at the Earth, arc seconds. */
export function largest(placeAt: (index: number) => Float64Array, motions: Float64Array, earth: Float64Array): number {
  let most = 0
  for (let i = 0; i < GRID_COUNT; i++) {
    const found = placeAt(i)
    const x = motions[6 * i] as number
    const y = motions[6 * i + 1] as number
    const z = motions[6 * i + 2] as number
    const [tx, ty, tz] = ecliptic(motions, 6 * i)
    const off = Math.hypot((found[0] as number) - tx, (found[1] as number) - ty, (found[2] as number) - tz)
    const distance = Math.hypot(
      x - (earth[3 * i] as number),
      y - (earth[3 * i + 1] as number),
      z - (earth[3 * i + 2] as number),
    )
    most = Math.max(most, off / distance)
  }
  return most * (648_000 / Math.PI)
}
