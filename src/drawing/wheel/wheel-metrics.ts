import { NUMERAL_WIDTH } from '../geometry/stack-inwards.ts'

/**
 * The measures of a wheel in its own units, which are CSS pixels when it is shown at its `size`. Radii from the centre,
 * largest first; the ring between two is what the names say.
 */
export interface WheelMetrics {
  size: number
  /** Outer edge of the drawing proper; beyond it only the marks of the angles. */
  outer: number
  /** Between `outer` and this: the alternating band of five degrees, as on a map's margin. */
  band: number
  /** Between `band` and this: signs. */
  signs: number
  /** Between `signs` and this: degree ticks. The dotted ecliptic and the true places stand on it. */
  ecliptic: number
  /** Where leader lines end. */
  leader: number
  /** Centres of body glyphs; degrees, minutes and the retrograde mark follow inwards (`stackBody`). */
  bodies: number
  /** Between these two: house numbers. Aspect lines fill the inside. */
  houses: number
  aspects: number
  /** Centres of the marks of the angles, outside. */
  angles: number
  /** Radius of the dot at a true place. */
  place: number
  /** Sides of glyph boxes. */
  signGlyph: number
  bodyGlyph: number
  angleGlyph: number
  retrogradeGlyph: number
  /** Font sizes. */
  degreeText: number
  /** Null when minutes would be too small to read. */
  minuteText: number | null
  houseText: number
}

/** From this size on there is room for minutes of arc. */
const MINUTES_FROM = 520

/**
 * Measures for a wheel shown `size` CSS pixels wide (280–1200). Type and glyphs grow slower than the wheel, so that a
 * small one stays legible and a large one fine.
 *
 * @throws RangeError outside 280–1200.
 */
export function wheelMetrics(size: number): WheelMetrics {
  if (!(size >= 280 && size <= 1200)) throw new RangeError(`wheel size must be 280–1200, got ${size}`)
  /** A measure given at 360 and at 720 px. */
  const between = (at360: number, at720: number) =>
    size < 360
      ? (at360 * size) / 360
      : size > 720
        ? (at720 * (1 + size / 720)) / 2
        : at360 + ((at720 - at360) * (size - 360)) / 360

  const outer = size / 2 - between(17, 30)
  const band = outer - between(2.5, 4)
  const signs = band - between(23, 38)
  const ecliptic = signs - between(7, 12)
  const bodyGlyph = between(18.5, 25)
  const leader = ecliptic - between(9.5, 17)
  const bodies = leader - bodyGlyph * 0.54
  const degreeText = between(9.5, 13)
  const minuteText = size >= MINUTES_FROM ? between(8.5, 10.5) : null
  const retrogradeGlyph = between(8.5, 11)
  const numerals = NUMERAL_WIDTH * (degreeText + (minuteText ?? 0)) + retrogradeGlyph
  const houses = bodies - bodyGlyph / 2 - numerals - between(2, 5)
  return {
    size,
    outer,
    band,
    signs,
    ecliptic,
    leader,
    bodies,
    houses,
    aspects: houses - between(12, 20),
    angles: outer + between(10.5, 18),
    signGlyph: between(16, 23),
    bodyGlyph,
    place: between(1.5, 2.1),
    angleGlyph: between(13, 18),
    retrogradeGlyph,
    degreeText,
    minuteText,
    houseText: between(8.5, 11.5),
  }
}
