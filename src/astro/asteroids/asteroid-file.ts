/**
 * The file of the small bodies, `asteroids.bin` (kept with brotli): a line of JSON, then these sections without gaps.
 *
 * - `names`: one a line; `numbers`: byte planes of three bytes.
 * - `steps`: the body's step is `shortestStepDays` · 2^step; it has an epoch every step from `fromJdTt` to `toJdTt`.
 *   A body with tables of its own has none.
 * - `scales`: the unit of its `a`, `h`, `k` and `l` is 2^−scale; that of `p` and `q` is 2^−planeScale for all.
 * - `axes`, `longitudes`: doubles, little-endian: semi-major axis a₀ (au) and mean longitude λ₀ (radians) at `fromJdTt`
 *   of the even motion that `a` and `l` are counted from.
 * - `a`, `h`, `k`, `p`, `q`, `l`: a/a₀ − 1, e·sin ϖ, e·cos ϖ, tan(i/2)·sin Ω, tan(i/2)·cos Ω and λ less the even motion,
 *   of every epoch of every body: differences from the epoch before (the first from 0), folded to positive numbers (0,
 *   −1, 1, −2 → 0, 1, 2, 3), in byte planes.
 *
 * Elements are heliocentric, by the ecliptic and equinox of J2000 (obliquity 84381.448″ to the ICRF), radians.
 */
export const ASTEROID_SECTIONS = [
  'names',
  'numbers',
  'steps',
  'scales',
  'axes',
  'longitudes',
  'a',
  'h',
  'k',
  'p',
  'q',
  'l',
] as const
export type AsteroidSection = (typeof ASTEROID_SECTIONS)[number]

/** The line of JSON. */
export interface AsteroidHeader {
  count: number
  /** Instants answered, Julian days (UT), both included. */
  fromJdUt: number
  toJdUt: number
  /** First and last epoch. */
  fromJdTt: number
  toJdTt: number
  shortestStepDays: number
  planeScale: number
  /** Bytes. */
  sections: Record<AsteroidSection, number>
}

/** The file opened: bodies in the order of their numbers. */
export interface AsteroidOrbits {
  header: AsteroidHeader
  names: string[]
  numbers: number[]
  /** By body; 0 for one with tables of its own. */
  stepDays: Float64Array
  units: Float64Array
  axes: Float64Array
  longitudes: Float64Array
  /** Where a body's epochs begin in `elements`, and the end. */
  starts: Uint32Array
  /** a, h, k, p, q, λ in their units, by epoch. */
  elements: Int32Array[]
}

/** The step of a body without epochs. */
export const NO_EPOCHS = 255

/** Reads the file's bytes, brotli undone. @throws RangeError when they don't hold what their first line says */
export function readAsteroidFile(bytes: Uint8Array): AsteroidOrbits {
  const headerEnd = bytes.indexOf(10)
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(0, headerEnd))) as AsteroidHeader
  const sections = cut(bytes.subarray(headerEnd + 1), header)
  const { count } = header
  const span = header.toJdTt - header.fromJdTt
  const stepDays = Float64Array.from(sections.steps, (step) =>
    step === NO_EPOCHS ? 0 : header.shortestStepDays * 2 ** step,
  )
  const starts = new Uint32Array(count + 1)
  stepDays.forEach((days, i) => (starts[i + 1] = (starts[i] ?? 0) + (days > 0 ? span / days + 1 : 0)))
  return {
    header,
    names: new TextDecoder().decode(sections.names).split('\n'),
    numbers: [...unfoldedPlanes(sections.numbers, count)],
    stepDays,
    units: Float64Array.from(sections.scales, (scale) => 2 ** -scale),
    axes: doubles(sections.axes),
    longitudes: doubles(sections.longitudes),
    starts,
    elements: [sections.a, sections.h, sections.k, sections.p, sections.q, sections.l].map((planes) =>
      runningSums(planes, starts),
    ),
  }
}

function cut(bytes: Uint8Array, { sections }: AsteroidHeader): Record<AsteroidSection, Uint8Array> {
  let at = 0
  const views = ASTEROID_SECTIONS.map((name): [AsteroidSection, Uint8Array] => {
    const start = at
    at += sections[name]
    return [name, bytes.subarray(start, at)]
  })
  if (at !== bytes.length) throw new RangeError('the file of the small bodies is not as long as it says')
  return Object.fromEntries(views) as Record<AsteroidSection, Uint8Array>
}

function doubles(bytes: Uint8Array): Float64Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Float64Array.from({ length: bytes.length / 8 }, (_, i) => view.getFloat64(8 * i, true))
}

function unfoldedPlanes(planes: Uint8Array, count: number): Uint32Array {
  const values = new Uint32Array(count)
  for (let from = 0, shift = 0; from < planes.length; from += count, shift += 8) {
    for (let i = 0; i < count; i++) values[i] = (values[i] as number) | ((planes[from + i] as number) << shift)
  }
  return values
}

function runningSums(planes: Uint8Array, starts: Uint32Array): Int32Array {
  const folded = unfoldedPlanes(planes, starts.at(-1) ?? 0)
  const sums = new Int32Array(folded.length)
  for (let body = 0; body + 1 < starts.length; body++) {
    let sum = 0
    for (let i = starts[body] as number; i < (starts[body + 1] as number); i++) {
      const value = folded[i] as number
      sum += value & 1 ? -(value >>> 1) - 1 : value >>> 1
      sums[i] = sum
    }
  }
  return sums
}
