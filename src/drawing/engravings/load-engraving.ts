import { existsSync, readFileSync } from 'node:fs'
import type { Palette } from '../paint/palettes.ts'
import { resolveTokens } from '../paint/resolve-tokens.ts'

/** The size that engravings are drawn in, and their stroke widths with it. */
export const ENGRAVING = { width: 960, height: 640 } as const

interface Print {
  palette: Palette
  /** Pixels; the height follows. */
  width?: number
  /** A factor for stroke widths, so that a small print doesn't go pale. */
  bold?: number
}

/** The SVG file of an engraving, whose colors are custom properties; null for a name that has none. */
export function loadEngraving(name: string): string | null {
  const file = new URL(`./${name}.svg`, import.meta.url)
  return /^[a-z-]+$/.test(name) && existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** An engraving in the colors of a palette, for renderers that know no custom properties. */
export function printedEngraving(svg: string, { palette, width = ENGRAVING.width, bold = 1 }: Print): string {
  const height = (width * ENGRAVING.height) / ENGRAVING.width
  return resolveTokens(bolder(svg, bold), palette).replace('<svg ', `<svg width="${width}" height="${height}" `)
}

/** Every stroke wider by a factor, to a tenth. */
export const bolder = (svg: string, factor: number): string =>
  svg.replaceAll(
    /stroke-width="([\d.]+)"/g,
    (_, width: string) => `stroke-width="${Math.round(Number(width) * factor * 10) / 10}"`,
  )
