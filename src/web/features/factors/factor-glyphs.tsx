import type { Factor } from '#contract/daily.ts'
import { GlyphIcon } from '#drawing/glyphs/glyph-icon.tsx'
import { SIGN_NAMES } from '#astro/charts/sign.ts'
import { isAspect, isGlyph, natureOf } from './factor-words.ts'

export const NATURE_COLOUR = { flowing: 'text-flowing', tense: 'text-tense', conjunction: 'text-neutral' } as const

/** A factor on one line of glyphs, as almanacs note it: ♂ △ ☿ or ☽ ♓ 4. */
export function FactorGlyphs({ factor, size = 18 }: { factor: Factor; size?: number }) {
  const { transiting, natal, aspect, sign, house, kind } = factor
  const first = isGlyph(transiting) ? transiting : kind === 'moon' || kind === 'lunar_day' ? 'moon' : null
  const signName = sign === undefined ? undefined : SIGN_NAMES[sign]
  return (
    <span className="inline-flex items-center gap-1.5" aria-hidden>
      {first && <GlyphIcon name={first} size={size} />}
      {isAspect(aspect) && <GlyphIcon name={aspect} size={size * 0.82} className={NATURE_COLOUR[natureOf(aspect)]} />}
      {isGlyph(natal) && <GlyphIcon name={natal} size={size} />}
      {!aspect && signName && <GlyphIcon name={signName} size={size} className="text-sky" />}
      {!aspect && house !== undefined && <span className="figures text-xs">{house}</span>}
    </span>
  )
}
