import { Glyph } from './glyph.ts'
import { GLYPH_BOX, type GlyphName } from './glyph-paths.ts'

interface GlyphIconProps {
  name: GlyphName
  /** Side in CSS pixels; 1em of the surrounding text unless given. */
  size?: number
  /** Stroke width at the 24 box; 1.5 unless given. */
  weight?: number
  title?: string
  className?: string
}

/** A glyph standing by itself in a page: its own `<svg>`, in the colour of the surrounding text. */
export function GlyphIcon({ name, size, weight, title, className }: GlyphIconProps) {
  const side = size ?? '1em'
  return (
    <svg
      className={className}
      viewBox={`0 0 ${GLYPH_BOX} ${GLYPH_BOX}`}
      width={side}
      height={side}
      aria-hidden={title ? undefined : true}
    >
      <Glyph name={name} size={GLYPH_BOX} x={GLYPH_BOX / 2} y={GLYPH_BOX / 2} weight={weight} title={title} />
    </svg>
  )
}
