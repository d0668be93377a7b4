import { SIGN_NAMES, type SignName } from '#astro/charts/sign.ts'
import type { Aspect } from '#astro/charts/aspect.ts'
import type { Body } from '#astro/ephemeris/body.ts'
import { ASPECT_GLYPHS } from './aspect-glyphs.ts'
import { BODY_GLYPHS } from './body-glyphs.ts'
import { MARK_GLYPHS, type MarkName } from './mark-glyphs.ts'
import { SIGN_GLYPHS } from './sign-glyphs.ts'

export type GlyphName = SignName | Body | Aspect | MarkName

const SIGNS_BY_NAME = Object.fromEntries(SIGN_NAMES.map((name, sign) => [name, SIGN_GLYPHS[sign]])) as Record<
  SignName,
  string
>

/** Every glyph's path data by name: strokes in a 24 × 24 box, stroke width 1.5, round caps and joins, no fill. */
export const GLYPH_PATHS: Readonly<Record<GlyphName, string>> = {
  ...SIGNS_BY_NAME,
  ...BODY_GLYPHS,
  ...ASPECT_GLYPHS,
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
