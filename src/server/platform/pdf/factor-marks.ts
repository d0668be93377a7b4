import { orbText } from '#language/angle.ts'
import { ASPECT_NATURE, type AspectNature } from '#astro/charts/aspect.ts'
import { signName, type GlyphName } from '#drawing/glyphs/glyph-paths.ts'
import type { Factor } from '#reading/facts/factor.ts'

/** A glyph by its name and ink, or figures and words. */
export type MarkPart = { kind: 'glyph'; name: GlyphInk } | { kind: 'text'; text: string }

type Ink = 'ink' | 'sky' | AspectNature
/** A glyph in one of the inks: `sun.ink`. */
export type GlyphInk = `${GlyphName}.${Ink}`

const glyph = (name: GlyphName, ink: Ink = 'ink'): MarkPart => ({ kind: 'glyph', name: `${name}.${ink}` })
const text = (said: string): MarkPart => ({ kind: 'text', text: said })

/**
 * A factor on one line as almanacs note it: ♂ △ ☿ 1°20′ or ☽ ♓ 4, the orb cut to the minute, the house by its number; what
 * glyphs can't tell, in its own words. Empty for a fact that neither tells.
 */
export function factorMarks(factor: Factor): MarkPart[] {
  if (factor.kind === 'special') return [text(factor.said)]
  const { transiting, natal, aspect, orbDeg, sign, house, kind, retrograde } = factor
  const first = transiting ?? (kind === 'lunar_day' ? 'moon' : undefined)
  return [
    ...(first ? [glyph(first)] : []),
    ...(aspect ? [glyph(aspect, ASPECT_NATURE[aspect])] : []),
    ...(natal ? [glyph(natal)] : []),
    ...(!aspect && sign !== undefined ? [glyph(signName(sign), 'sky')] : []),
    ...(!aspect && house !== undefined ? [text(String(house))] : []),
    ...(!aspect && retrograde ? [glyph('retrograde')] : []),
    ...(aspect && orbDeg !== undefined ? [text(orbText(orbDeg))] : []),
  ]
}
