import { NUMERAL_WIDTH } from '../geometry/stack-inwards.ts'

/** Measures of the sky illustration in its own units, CSS pixels at its `size`. Radii from the centre, largest first. */
export interface IllustrationMetrics {
  size: number
  /** Tips and feet of the fringe of rays. */
  rays: number
  outer: number
  band: number
  signs: number
  ecliptic: number
  /** Centres of the glyphs that name the bodies; their degrees follow inwards. */
  names: number
  /** Font size of degrees; null when there is no room for them. */
  degreeText: number | null
  /** Radii of the orbits, Moon to Pluto. */
  orbits: number[]
  /** The compass star at the Earth's place. */
  star: number
  signGlyph: number
  nameGlyph: number
  sun: number
  moon: number
  /** Radius of Venus; the others are drawn in proportion to the eye rather than to the sky. */
  planet: number
}

/** From this size on the bodies' degrees are written. */
const DEGREES_FROM = 460

/**
 * Measures for an illustration shown `size` CSS pixels wide (300–1000).
 *
 * @throws RangeError outside 300–1000.
 */
export function illustrationMetrics(size: number, orbitCount: number): IllustrationMetrics {
  if (!(size >= 300 && size <= 1000)) throw new RangeError(`illustration size must be 300–1000, got ${size}`)
  /** A measure given at 320 and at 900 px. */
  const between = (at320: number, at900: number) => at320 + ((at900 - at320) * (size - 320)) / 580
  const rays = size / 2 - 1
  const outer = rays - between(9, 30)
  const band = outer - between(2.5, 5)
  const signs = band - between(20, 44)
  const ecliptic = signs - between(6, 14)
  const nameGlyph = between(14.5, 27)
  const names = ecliptic - nameGlyph / 2 - between(7, 16)
  const degreeText = size >= DEGREES_FROM ? between(9, 13) : null
  const foot = names - nameGlyph / 2 - (degreeText ?? 0) * NUMERAL_WIDTH
  const highest = foot - between(6, 10)
  const lowest = highest * 0.27
  const spacing = (highest - lowest) / Math.max(1, orbitCount - 1)
  return {
    size,
    rays,
    outer,
    band,
    signs,
    ecliptic,
    names,
    degreeText,
    orbits: Array.from({ length: orbitCount }, (_, index) => lowest + spacing * index),
    star: lowest * 0.68,
    signGlyph: between(14.5, 26),
    nameGlyph,
    sun: between(4, 10),
    moon: between(4, 11),
    planet: between(2, 4.6),
  }
}
