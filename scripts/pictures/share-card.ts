import { bolder } from '#drawing/engravings/load-engraving.ts'
import type { Palette } from '#drawing/paint/palettes.ts'
import { resolveTokens } from '#drawing/paint/resolve-tokens.ts'

const SIZE = { width: 1200, height: 630 }
/** Where the picture stands on the card, and how much smaller: its strokes are then cut a little bolder. */
const PLACE = 'translate(30 30) scale(0.890625)'
const BOLD = 1.1

/** What is inside an SVG document. */
const inside = (svg: string) => svg.replace(/^<svg [^>]*>/, '').replace(/<\/svg>\s*$/, '')

/** What networks show of a shared page: an engraving with the margin that has the service's mark, as SVG. */
export function shareCardSvg(engraving: string, margin: string, palette: Palette): string {
  const { width, height } = SIZE
  return resolveTokens(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<rect width="${width}" height="${height}" fill="var(--surface)"/>` +
      `<g transform="${PLACE}">${inside(bolder(engraving, BOLD))}</g>${inside(margin)}</svg>`,
    palette,
  )
}
