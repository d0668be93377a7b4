import type { Palette } from './palettes.ts'
import { resolveTokens } from './resolve-tokens.ts'

interface Alone {
  /** Pixels; the height follows from the drawing's own proportions. */
  width: number
  palette: Palette
  /** Families by name for what the page would set: `text` where a drawing takes the reader's font, `ui` for labels. */
  fonts: { text: string; ui: string }
}

/**
 * A drawing's markup (an `<svg>` element rendered to a string) as a document that stands alone: with its namespace and
 * size, plain colours from the palette and fonts by name. For PDF, cards and images.
 *
 * @throws SyntaxError when the markup does not begin with an `<svg>` tag that has a `viewBox` from 0 0.
 */
export function svgDocument(markup: string, { width, palette, fonts }: Alone): string {
  const tag = /^<svg\b([^>]*\bviewBox="0 0 ([\d.]+) ([\d.]+)"[^>]*)>/.exec(markup)
  if (!tag) throw new SyntaxError('a drawing must begin with an <svg> tag that has a viewBox')
  const kept = (tag[1] ?? '').replace(/ (?:width|height|xmlns)="[^"]*"/g, '')
  const height = Math.round((width * Number(tag[3]) * 1000) / Number(tag[2])) / 1000
  const opening = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"${kept}>`
  const named = (opening + markup.slice(tag[0].length))
    .replaceAll('font-family="inherit"', `font-family="${fonts.text}"`)
    .replaceAll('font-family="var(--font-ui)"', `font-family="${fonts.ui}"`)
  return resolveTokens(named, palette)
}
