import { GLYPH_BOX, GLYPH_PATHS, GLYPH_STROKE, type GlyphName } from './glyph-paths.ts'

/**
 * A glyph as a complete SVG document, for places without React (PDF, cards, mail): 24 × 24 box shown at `size` pixels,
 * stroked in `colour` (a plain CSS colour: no custom property reaches there).
 */
export function glyphSvg(name: GlyphName, { size, colour }: { size: number; colour: string }): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${GLYPH_BOX} ${GLYPH_BOX}" ` +
    `fill="none" stroke="${colour}" stroke-width="${GLYPH_STROKE}" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="${GLYPH_PATHS[name]}"/></svg>`
  )
}
