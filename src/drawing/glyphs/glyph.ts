import { createElement as h } from 'react'
import { round3 } from '../geometry/polar.ts'
import { GLYPH_BOX, GLYPH_PATHS, GLYPH_STROKE, type GlyphName } from './glyph-paths.ts'

interface GlyphProps {
  name: GlyphName
  /** Side of the square it is drawn in, in units of the surrounding drawing. */
  size: number
  /** Centre of the square. */
  x: number
  y: number
  /** Any SVG paint; the surrounding text colour unless given. */
  colour?: string
  /** Stroke width at the 24 box; 1.5 unless given. */
  weight?: number
  /** Paint laid under the glyph in a wider stroke, so that lines behind it keep off. */
  halo?: string
  /** Read out and shown as a tooltip; without it the glyph is hidden from screen readers. */
  title?: string
  className?: string
}

/** A glyph as part of an SVG drawing: its 24 × 24 box scaled to `size` and centred on (x, y). */
export function Glyph({ name, size, x, y, colour = 'currentColor', weight, halo, title, className }: GlyphProps) {
  const scale = round3(size / GLYPH_BOX)
  const width = weight ?? GLYPH_STROKE
  const path = GLYPH_PATHS[name]
  return h(
    'g',
    {
      className,
      'data-glyph': name,
      transform: `translate(${round3(x - size / 2)} ${round3(y - size / 2)}) scale(${scale})`,
      fill: 'none',
      stroke: colour,
      strokeWidth: width,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      role: title ? 'img' : undefined,
      'aria-hidden': title ? undefined : true,
    },

    title ? h('title', null, title) : null,
    halo ? h('path', { d: path, stroke: halo, strokeWidth: width + 4 }) : null,
    h('path', { d: path }),
  )
}
