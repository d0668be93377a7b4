import SwissEph from 'swisseph-wasm'
import { GM_SUN } from '../../src/astro/asteroids/kepler-motion.ts'
import { FROM_JD, SPAN_DAYS } from './constants.ts'

/**
 * The bodies that pull: number in the generator, gravity, and how finely their path is cut (days, degree). Masses of
 * the planets: IAU 2009 (Luzum et al. 2011, table 1), of the asteroids: JPL IOM 392R-21-005, in au³/day².
 */
const SOURCES = [
  { name: 'mercury', body: 2, gm: GM_SUN / 6_023_600, segmentDays: 16, degree: 13 },
  { name: 'venus', body: 3, gm: GM_SUN / 408_523.719, segmentDays: 32, degree: 13 },
  { name: 'earth', body: 14, gm: GM_SUN / 332_946.0487, segmentDays: 8, degree: 11 },
  { name: 'moon', body: 1, gm: (GM_SUN / 332_946.0487) * 0.0123000371, segmentDays: 8, degree: 13 },
  { name: 'mars', body: 4, gm: GM_SUN / 3_098_703.59, segmentDays: 64, degree: 13 },
  { name: 'jupiter', body: 5, gm: GM_SUN / 1047.348644, segmentDays: 128, degree: 11 },
  { name: 'saturn', body: 6, gm: GM_SUN / 3497.9018, segmentDays: 128, degree: 11 },
  { name: 'uranus', body: 7, gm: GM_SUN / 22_902.98, segmentDays: 128, degree: 11 },
  { name: 'neptune', body: 8, gm: GM_SUN / 19_412.26, segmentDays: 128, degree: 11 },
  { name: 'pluto', body: 9, gm: GM_SUN / 136_566_000, segmentDays: 128, degree: 11 },
  { name: 'ceres', body: 17, gm: 1.396451812308107e-13, segmentDays: 64, degree: 11 },
  { name: 'pallas', body: 18, gm: 3.04711463300432e-14, segmentDays: 64, degree: 11 },
  { name: 'juno', body: 19, gm: 4.2823439677995e-15, segmentDays: 64, degree: 11 },
  { name: 'vesta', body: 20, gm: 3.85480002252579e-14, segmentDays: 64, degree: 11 },
]

const SUN = { name: 'sun', gm: GM_SUN, segmentDays: 64, degree: 11 }

const SEFLG_SWIEPH = 2
/** Geometric, without nutation, bending or aberration, equatorial by the axes of the ICRF, barycentric, rectangular. */
const BARYCENTRIC = 16 | 32 | 64 | 512 | 1024 | 2048 | 4096 | 16384 | 131072 | SEFLG_SWIEPH
const HELIOCENTRIC = (BARYCENTRIC & ~16384) | 8

interface Module {
  _malloc(bytes: number): number
  _swe_calc(jdTt: number, body: number, flags: number, out: number, error: number): number
  HEAPF64: Float64Array
  UTF8ToString(at: number): string
}

/** A path through the solar system: barycentric, ICRF, au and au/day. */
export interface Path {
  name: string
  gm: number
  /** Position into `out[0…2]`. */
  place(jdTt: number, out: Float64Array): void
  /** Position and velocity into `out[0…5]`. */
  motion(jdTt: number, out: Float64Array): void
}

export interface SolarSystem {
  generator: string
  /** The Sun first. */
  paths: Path[]
  sun: Path
  /** Heliocentric place (ICRF, au) of a body of the generator by its number there. */
  truth(body: number, jdTt: number): [number, number, number]
}

/** Samples the generator once, into Chebyshev polynomials over the days that are stored and a margin. */
export async function openSolarSystem(): Promise<SolarSystem> {
  const swiss = new SwissEph()
  await swiss.initSwissEph()
  const wasm = swiss.SweModule as Module
  const out = wasm._malloc(6 * 8)
  const error = wasm._malloc(256)
  const calc = (jdTt: number, body: number, flags: number): [number, number, number] => {
    const answered = wasm._swe_calc(jdTt, body, flags, out, error)
    if (answered < 0 || (answered & SEFLG_SWIEPH) === 0) {
      throw new Error(`no data-file answer for body ${body} at ${jdTt}: ${wasm.UTF8ToString(error)}`)
    }
    const [x = NaN, y = NaN, z = NaN] = wasm.HEAPF64.subarray(out / 8, out / 8 + 3)
    return [x, y, z]
  }
  const others = SOURCES.map((source) => samplePath(source, (jd) => calc(jd, source.body, BARYCENTRIC)))
  const sun = samplePath(SUN, balancing(others))
  return {
    generator: `Swiss Ephemeris ${swiss.version()}`,
    paths: [sun, ...others],
    sun,
    truth: (body, jdTt) => calc(jdTt, body, HELIOCENTRIC),
  }
}

/**
 * Where the Sun must stand for the barycentre to rest. The generator's own Sun is rounded to some 10⁻⁹ au; its slope
 * would then be wrong by 10⁻⁷ of an asteroid's speed, which is an arc second after ten years.
 */
function balancing(others: readonly Path[]): (jd: number) => [number, number, number] {
  const out = new Float64Array(3)
  return (jd) => {
    const sum: [number, number, number] = [0, 0, 0]
    for (const { gm, place } of others) {
      place(jd, out)
      for (let axis = 0; axis < 3; axis++) sum[axis] = (sum[axis] ?? 0) - (gm / GM_SUN) * (out[axis] ?? NaN)
    }
    return sum
  }
}

const MARGIN_DAYS = 512

function samplePath(
  { name, gm, segmentDays, degree }: Omit<(typeof SOURCES)[number], 'body'>,
  at: (jd: number) => [number, number, number],
): Path {
  const from = FROM_JD - MARGIN_DAYS
  const segments = Math.ceil((SPAN_DAYS + 2 * MARGIN_DAYS) / segmentDays)
  const terms = degree + 1
  const coefficients = new Float64Array(segments * 3 * terms)
  const nodes = Array.from({ length: terms }, (_, k) => Math.cos((Math.PI * (k + 0.5)) / terms))
  for (let s = 0; s < segments; s++) {
    const places = nodes.map((x) => at(from + segmentDays * (s + (x + 1) / 2)))
    for (let axis = 0; axis < 3; axis++) {
      for (let j = 0; j < terms; j++) {
        let sum = 0
        places.forEach((place, k) => (sum += (place[axis] ?? NaN) * Math.cos((Math.PI * j * (k + 0.5)) / terms)))
        coefficients[(s * 3 + axis) * terms + j] = (sum * (j === 0 ? 1 : 2)) / terms
      }
    }
  }
  const locate = (jd: number): number => {
    const position = (jd - from) / segmentDays
    if (!(position >= 0 && position < segments)) throw new RangeError(`${name} is not sampled at ${jd}`)
    return position
  }
  return {
    name,
    gm,
    place(jd, out) {
      const position = locate(jd)
      const s = Math.floor(position)
      const x2 = 4 * (position - s) - 2
      for (let axis = 0; axis < 3; axis++) {
        const first = (s * 3 + axis) * terms
        let b1 = 0
        let b2 = 0
        for (let j = first + degree; j > first; j--) {
          const b = x2 * b1 - b2 + (coefficients[j] as number)
          b2 = b1
          b1 = b
        }
        out[axis] = (x2 / 2) * b1 - b2 + (coefficients[first] as number)
      }
    },
    motion(jd, out) {
      const position = locate(jd)
      const s = Math.floor(position)
      const x = 2 * (position - s) - 1
      for (let axis = 0; axis < 3; axis++) {
        const first = (s * 3 + axis) * terms
        let [b1, b2, d1, d2] = [0, 0, 0, 0]
        for (let j = first + degree; j > first; j--) {
          const d = 2 * (x * d1 + b1) - d2
          const b = 2 * x * b1 - b2 + (coefficients[j] as number)
          ;[b2, b1, d2, d1] = [b1, b, d1, d]
        }
        out[axis] = x * b1 - b2 + (coefficients[first] as number)
        out[axis + 3] = ((b1 + x * d1 - d2) * 2) / segmentDays
      }
    },
  }
}
