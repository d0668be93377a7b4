import type { Palette } from './palettes.ts'
import { resolveTokens } from './resolve-tokens.ts'

/**
 * A drawing's markup (an `<svg>` element rendered to a string) as a document that stands alone: with its namespace,
 * `side` pixels square, and plain colours from the palette. For PDF, cards and images; figures take the reader's font.
 *
 * @throws SyntaxError when the markup does not begin with an `<svg>` tag.
 */
export function svgDocument(markup: string, { side, palette }: { side: number; palette: Palette }): string {
  const tag = /^<svg\b([^>]*)>/.exec(markup)
  if (!tag) throw new SyntaxError('a drawing must begin with an <svg> tag')
  const kept = (tag[1] ?? '').replace(/ (?:width|height|xmlns)="[^"]*"/g, '')
  const opening = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"${kept}>`
  return resolveTokens(opening + markup.slice(tag[0].length), palette)
}
