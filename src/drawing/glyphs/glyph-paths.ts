import { SIGN_NAMES, type SignName } from '#astro/charts/sign.ts'
import type { Aspect } from '#astro/charts/aspect.ts'
import type { MinorAspect } from '#astro/charts/minor-aspect.ts'
import type { Body } from '#astro/ephemeris/body.ts'
import { circlePath } from './circle-path.ts'

/** The four angles of a chart and the retrograde mark. */
type MarkName = 'asc' | 'dsc' | 'mc' | 'ic' | 'retrograde'

const SMALL_C =
  'M21 12.2C20.3 11 19.2 10.4 17.9 10.4C15.6 10.4 14 12.2 14 14.6C14 17 15.6 18.8 17.9 18.8C19.2 18.8 20.3 18.2 21 17'

/**
 * Ac, Dc, Mc, Ic in drawn capitals with a small c, and the retrograde mark ℞: stroke paths in a 24 × 24 box, for a
 * stroke of 1.5 with round caps and joins, unfilled. Drawn rather than set, so that they need no font.
 */
const MARK_GLYPHS: Readonly<Record<MarkName, string>> = {
  asc: `M2 18.8L6.8 5.2L11.6 18.8M3.7 14H9.9${SMALL_C}`,
  dsc: `M3.4 5.2V18.8H5.6C9.2 18.8 11.2 16.2 11.2 12C11.2 7.8 9.2 5.2 5.6 5.2Z${SMALL_C}`,
  mc: `M1.6 18.8V5.2L6.4 14.4L11.2 5.2V18.8${SMALL_C}`,
  ic: `M8.4 5.2V18.8M6 5.2H10.8M6 18.8H10.8${SMALL_C}`,
  retrograde:
    'M6.6 19V4.4H11.6C14.4 4.4 16.2 6 16.2 8.4C16.2 10.8 14.4 12.4 11.6 12.4H6.6M11 12.4L18.6 21.2M18.2 14.2L11.6 21.2',
}

/**
 * The twelve signs, Aries to Pisces, as stroke paths in a 24 × 24 box: index = `Sign`. Drawn for a stroke of 1.5 with
 * round caps and joins, unfilled. The forms are the classical ones of printed almanacs.
 */
const SIGN_GLYPHS: readonly string[] = [
  // Aries: the horns, springing from one stem.
  'M12 21C12 13.4 10.9 3.6 6.7 3.6C4.5 3.6 3 5.3 3 7.4C3 9.3 4.3 10.7 6.1 10.7M12 21C12 13.4 13.1 3.6 17.3 3.6C19.5 3.6 21 5.3 21 7.4C21 9.3 19.7 10.7 17.9 10.7',
  // Taurus: head and horns.
  `${circlePath(12, 15.4, 5.6)}M3.6 3C7.4 3 7 9.8 12 9.8C17 9.8 16.6 3 20.4 3`,
  // Gemini: the two pillars.
  'M4.4 3C8.2 5.6 15.8 5.6 19.6 3M4.4 21C8.2 18.4 15.8 18.4 19.6 21M8.8 4.8V19.2M15.2 4.8V19.2',
  // Cancer: the claws.
  `${circlePath(6.4, 9.2, 3)}${circlePath(17.6, 14.8, 3)}M3.4 9.2C3.4 6 7.4 4.2 11.8 4.2C15.4 4.2 18.6 5.4 20.8 7.4M20.6 14.8C20.6 18 16.6 19.8 12.2 19.8C8.6 19.8 5.4 18.6 3.2 16.6`,
  // Leo: the mane and the tail.
  `${circlePath(6.6, 14.6, 2.9)}M9.1 13.1C7.7 10.9 6.7 9.2 6.7 7.3C6.7 4.7 8.9 2.9 11.7 2.9C14.8 2.9 17.1 4.9 17.1 7.9C17.1 11.6 13.7 14.4 13.7 18C13.7 19.9 14.9 21.1 16.5 21.1C18.2 21.1 19.5 20 19.7 18.4`,
  // Virgo: the ears of corn, bound.
  'M2.6 4.6C4 4.6 4.8 5.6 4.8 7.2V18.4M4.8 7.6C4.8 5.6 5.8 4.5 7.2 4.5C8.7 4.5 9.6 5.5 9.6 7.4V18.4M9.6 7.6C9.6 5.6 10.6 4.5 12 4.5C13.5 4.5 14.4 5.5 14.4 7.4V16.2C14.4 19 16 21 19 21.4M14.4 10.2C15 8.4 16.2 7.5 17.6 7.5C19.5 7.5 20.8 9 20.8 11.2C20.8 15 17 19 12.2 21.2',
  // Libra: the beam of the scales, or the Sun on the horizon.
  'M3 20.4H21M3 15.6H8.9A6.2 6.2 0 1 1 15.1 15.6H21',
  // Scorpio: the sting.
  'M2.6 4.6C4 4.6 4.8 5.6 4.8 7.2V18.4M4.8 7.6C4.8 5.6 5.8 4.5 7.2 4.5C8.7 4.5 9.6 5.5 9.6 7.4V18.4M9.6 7.6C9.6 5.6 10.6 4.5 12 4.5C13.5 4.5 14.4 5.5 14.4 7.4V17C14.4 19.3 15.5 20.5 17.2 20.5C19.2 20.5 20.3 18.8 20.3 16.2V15.4M17.9 17.4L20.3 15L22.5 17.4',
  // Sagittarius: the arrow.
  'M3.8 20.2L20 4M11.2 4H20V12.8M6.4 11.6L12.4 17.6',
  // Capricorn: the goat's horn and the fish's tail.
  'M2.8 4.4C4.8 4.4 6 6.2 6 9V16.6M6 9.6C6.5 6.4 8 4.4 10.2 4.4C12.4 4.4 13.5 6.2 13.5 9V15.6C13.5 18.9 11.8 21 8.9 21.3M13.5 15C13.5 12.7 15.1 11.2 17.1 11.2C19.3 11.2 20.9 12.8 20.9 15C20.9 17.2 19.3 18.8 17.1 18.8C15.1 18.8 13.5 17.3 13.5 15',
  // Aquarius: the waters.
  'M2.6 10.2L7 6.2L9.9 10.2L14.3 6.2L17.2 10.2L21.4 6.4M2.6 17.8L7 13.8L9.9 17.8L14.3 13.8L17.2 17.8L21.4 14',
  // Pisces: two fishes and their cord.
  'M5 3C9.8 7.8 9.8 16.2 5 21M19 3C14.2 7.8 14.2 16.2 19 21M3.8 12H20.2',
]

const LUNAR_NODE = `${circlePath(5.8, 18.2, 2.7)}${circlePath(18.2, 18.2, 2.7)}M7.7 16.3C5.6 13.8 4 11.6 4 9.2C4 5.4 7.5 2.9 12 2.9C16.5 2.9 20 5.4 20 9.2C20 11.6 18.4 13.8 16.3 16.3`

/** A dot that a stroke of 1.5 fills: diameter about 2.9. */
const dotPath = (cx: number, cy: number) => circlePath(cx, cy, 0.7)

/**
 * Every body as stroke paths in a 24 × 24 box, for a stroke of 1.5 with round caps and joins, unfilled. Both nodes share
 * the ascending node's mark, as in print. Pluto is the orb over the crescent (Uranus and Neptune are of that family).
 */
const BODY_GLYPHS: Readonly<Record<Body, string>> = {
  sun: `${circlePath(12, 12, 8.8)}${dotPath(12, 12)}`,
  moon: 'M6.8 3.2A9.2 9.2 0 1 1 6.8 20.8A9.6 9.6 0 0 0 6.8 3.2Z',
  mercury: `${circlePath(12, 10.5, 4.3)}M7.5 2.2C7.5 4.8 9.5 6.2 12 6.2C14.5 6.2 16.5 4.8 16.5 2.2M12 14.8V22M8.5 18.6H15.5`,
  venus: `${circlePath(12, 8, 5.4)}M12 13.4V21.8M8 17.6H16`,
  mars: `${circlePath(9.9, 14.1, 6.2)}M14.3 9.7L20.8 3.2M14.8 3.2H20.8V9.2`,
  jupiter: 'M4.2 6.4C5 4.3 6.7 3 8.7 3C11.4 3 13.2 5 13.2 7.8C13.2 11.9 9.6 15 4 16.2H20.4M16.6 3.4V21',
  saturn:
    'M8.2 2.6V17.2M4.8 6.4H13.2M8.2 13C9.2 10.6 10.9 9.3 13 9.3C15.6 9.3 17.4 11.2 17.4 13.7C17.4 16.4 14.8 17.7 14.8 19.7C14.8 20.8 15.6 21.5 16.7 21.5C17.8 21.5 18.7 21 19.2 20.1',
  uranus: `${circlePath(12, 18.9, 2.5)}M4.6 2.9C7.4 5.2 7.4 11.4 4.6 13.7M19.4 2.9C16.6 5.2 16.6 11.4 19.4 13.7M6.7 8.3H17.3M12 2.9V16.4`,
  neptune:
    'M4.8 3.2V6.6C4.8 11.2 7.6 14.2 12 14.2C16.4 14.2 19.2 11.2 19.2 6.6V3.2M12 2.6V21.8M8.2 18H15.8M2.8 5.2L4.8 3L6.8 5.2M10 4.8L12 2.6L14 4.8M17.2 5.2L19.2 3L21.2 5.2',
  pluto: `${circlePath(12, 5.9, 3.2)}M5.2 5.6C5.2 10.2 8 13.2 12 13.2C16 13.2 18.8 10.2 18.8 5.6M12 13.2V21.8M8.2 17.6H15.8`,
  meanNode: LUNAR_NODE,
  trueNode: LUNAR_NODE,
  // The black Moon: two arcs between its outlines, less than a stroke apart, make the crescent solid.
  meanLilith:
    'M15.8 2.6A6.2 6.2 0 1 0 15.8 14A5.89 5.89 0 0 1 15.8 2.6ZM15.8 2.6A5.858 5.858 0 1 0 15.8 14M15.8 2.6A5.701 5.701 0 1 0 15.8 14M12.6 14.8V22M9.1 18.5H16.1',
  chiron: `${circlePath(12, 17.5, 4)}M12 2.6V13.5M17 2.8L12 7.8L16.6 12.2`,
  ceres: 'M8.4 4.3A5.4 5.4 0 1 1 12 13.6V21.8M8 17.6H16',
  pallas: 'M12 2.4L17.4 7.9L12 13.4L6.6 7.9ZM12 13.4V21.8M8 17.6H16',
  juno: 'M12 2.4V21.8M6.8 7.6H17.2M8.3 3.9L15.7 11.3M15.7 3.9L8.3 11.3M8 17.6H16',
  vesta: 'M12 3V8.4M6.4 9.2H8.4L12 13L15.6 9.2H17.6M2.8 14H6L12 20.4L18 14H21.2',
}

/** The five major aspects as stroke paths in a 24 × 24 box, for a stroke of 1.5 with round caps and joins, unfilled. */
const ASPECT_GLYPHS: Readonly<Record<Aspect, string>> = {
  conjunction: `${circlePath(9, 15, 5.6)}M13 11L20.4 3.6`,
  sextile: 'M12 3V21M4.2 7.5L19.8 16.5M19.8 7.5L4.2 16.5',
  square: 'M5 5H19V19H5Z',
  trine: 'M12 4L20.8 19.2H3.2Z',
  opposition: `${circlePath(6.8, 17.2, 3.9)}${circlePath(17.2, 6.8, 3.9)}M9.56 14.44L14.44 9.56`,
}

/** The six minor aspects, likewise. The quintiles have the letters that tables give them. */
const MINOR_ASPECT_GLYPHS: Readonly<Record<MinorAspect, string>> = {
  semisextile: 'M4 17H20M12 17L5.5 6M12 17L18.5 6',
  semisquare: 'M18 5L5 19H20',
  quintile: `${circlePath(12, 11, 7)}M13.5 13.5L19 20.5`,
  sesquiquadrate: 'M4 4H15V15H4ZM9 20.5H20.5V9',
  biquintile: `M3.6 4V15.4M3.6 12.2A3.2 3.2 0 1 1 10 12.2A3.2 3.2 0 1 1 3.6 12.2${circlePath(17, 11.4, 4.4)}M18.4 13.4L21.6 18`,
  quincunx: 'M4 7H20M12 7L5.5 18M12 7L18.5 18',
}

export type GlyphName = SignName | Body | Aspect | MinorAspect | MarkName

const SIGNS_BY_NAME = Object.fromEntries(SIGN_NAMES.map((name, sign) => [name, SIGN_GLYPHS[sign]])) as Record<
  SignName,
  string
>

/** Every glyph's path data by name: strokes in a 24 × 24 box, stroke width 1.5, round caps and joins, no fill. */
export const GLYPH_PATHS: Readonly<Record<GlyphName, string>> = {
  ...SIGNS_BY_NAME,
  ...BODY_GLYPHS,
  ...ASPECT_GLYPHS,
  ...MINOR_ASPECT_GLYPHS,
  ...MARK_GLYPHS,
}

/** Side of the box glyphs are drawn in. */
export const GLYPH_BOX = 24

/** Stroke width in the units of the box. */
export const GLYPH_STROKE = 1.5

/** The name of a sign's glyph. @throws RangeError unless `sign` is a whole number 0–11. */
export function signName(sign: number): SignName {
  const name = SIGN_NAMES[sign]
  if (name === undefined) throw new RangeError(`sign must be a whole number 0–11, got ${sign}`)
  return name
}
