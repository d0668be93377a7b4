import type { AsteroidErrors, AsteroidManifest } from '../../src/astro/asteroids/asteroid-manifest.ts'
import { joinOrbits } from '../../src/astro/asteroids/join-orbits.ts'
import { GM_SUN, keplerMotion, type OrbitElements } from '../../src/astro/asteroids/kepler-motion.ts'
import { SPAN_DAYS } from './constants.ts'
import { motionOf, type CataloguedBody } from './elements.ts'
import { fly, GRID, GRID_COUNT, GRID_DAYS, TOLERANCE } from './fly.ts'
import { osculating } from './osculating.ts'
import type { SolarSystem } from './perturbers.ts'
import { PUBLISHED_ORBITS } from './published-orbits.ts'
import { largest } from './store-orbit.ts'

const ARC_SECOND = Math.PI / 648_000
/** What the generator has files of: its numbers by those of the catalogue. */
const GENERATOR_BODIES = new Map([
  [1, 17],
  [2, 18],
  [3, 19],
  [4, 20],
  [2060, 15],
  [5145, 16],
])
const JD_1980 = 2444239.5

/** Median, 99th percentile (nearest rank) and largest, to two digits. */
export function summary(errors: readonly number[]): AsteroidErrors {
  const sorted = errors.toSorted((a, b) => a - b)
  const at = (share: number) => rounded(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN)
  return { median: at(0.5), p99: at(0.99), max: at(1) }
}

export const rounded = (value: number) => Number(value.toPrecision(2))

/** Puts the motion at `t` days after the earlier of two epochs, known on both their orbits, into the first. */
export type Join = (earlier: Float64Array, later: Float64Array, t: number, span: number) => void

/** The plain way: both orbits by a smooth weight. */
export const blend: Join = (earlier, later, t, span) => {
  const s = t / span
  const weight = s * s * (3 - 2 * s)
  earlier.forEach((value, i) => (earlier[i] = value + weight * ((later[i] ?? NaN) - value)))
}
export const joined: Join = joinOrbits

/** The largest error, arc seconds at the Earth, of unrounded elements every `stepDays` between which `join` is used. */
export function errorOfEvery(stepDays: number, join: Join, motions: Float64Array, earth: Float64Array): number {
  const stride = stepDays / GRID_DAYS
  const epochs = Array.from({ length: SPAN_DAYS / stepDays + 1 }, (_, i) => osculating(motions, 6 * i * stride))
  const found = new Float64Array(6)
  const later = new Float64Array(6)
  return largest(
    (i) => {
      const epoch = Math.min(epochs.length - 2, Math.floor(i / stride))
      const t = (i - epoch * stride) * GRID_DAYS
      keplerMotion(carried(epochs[epoch], t), found)
      keplerMotion(carried(epochs[epoch + 1], t - stepDays), later)
      join(found, later, t, stepDays)
      return found
    },
    motions,
    earth,
  )
}

function carried(elements: OrbitElements | undefined, days: number): OrbitElements {
  if (!elements) throw new RangeError('no epoch')
  const meanMotion = Math.sqrt(GM_SUN / elements.semiMajorAxisAu ** 3)
  return { ...elements, meanLongitude: elements.meanLongitude + meanMotion * days }
}

/** The largest difference, arc seconds at the Earth, that steps about half as long make. */
export function integratorError(
  system: SolarSystem,
  body: CataloguedBody,
  motions: Float64Array,
  earth: Float64Array,
): number {
  // The step goes with the seventh root of the tolerance: 2^7.
  const finer = fly(system, body, GRID, TOLERANCE / 128)
  let most = 0
  for (let i = 0; i < GRID_COUNT; i++) {
    const off = [0, 1, 2].map((axis) => (finer[6 * i + axis] ?? NaN) - (motions[6 * i + axis] ?? NaN))
    const seen = [0, 1, 2].map((axis) => (motions[6 * i + axis] ?? NaN) - (earth[3 * i + axis] ?? NaN))
    most = Math.max(most, Math.hypot(...off) / Math.hypot(...seen) / ARC_SECOND)
  }
  return most
}

/** Against the generator's own small bodies, arc seconds at the Sun. */
export function generatorErrors(
  system: SolarSystem,
  bodies: readonly CataloguedBody[],
): AsteroidManifest['measured']['generator'] {
  const known = bodies.filter(({ number }) => GENERATOR_BODIES.has(number))
  const rows = known.map((body) => {
    const motions = fly(system, body, GRID)
    const errors = GRID.map((jd, i) =>
      angleBetween(motions.subarray(6 * i), system.truth(GENERATOR_BODIES.get(body.number) ?? NaN, jd)),
    )
    const recent = errors.filter((_, i) => (GRID[i] ?? NaN) >= JD_1980)
    return [body.name, { whole: rounded(Math.max(...errors)), since1980: rounded(Math.max(...recent)) }] as const
  })
  return Object.fromEntries(rows)
}

/** Against orbits that the Minor Planet Center published for other epochs, arc seconds at the Sun. */
export function publishedErrors(
  system: SolarSystem,
  bodies: readonly CataloguedBody[],
): AsteroidManifest['measured']['published'] {
  return PUBLISHED_ORBITS.flatMap((orbit) => {
    const body = bodies.find(({ number }) => number === orbit.number)
    if (!body) return []
    const difference = rounded(angleBetween(fly(system, body, [orbit.epochJd]), motionOf(orbit)))
    return { orbit: `${orbit.name}, ${orbit.published}`, difference }
  })
}

function angleBetween(a: ArrayLike<number>, b: ArrayLike<number>): number {
  const off = Math.hypot((a[0] ?? NaN) - (b[0] ?? NaN), (a[1] ?? NaN) - (b[1] ?? NaN), (a[2] ?? NaN) - (b[2] ?? NaN))
  return off / Math.hypot(b[0] ?? NaN, b[1] ?? NaN, b[2] ?? NaN) / ARC_SECOND
}
