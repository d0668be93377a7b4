import type { Palette, Token } from './palettes.ts'

/**
 * An SVG string with every `var(--token)` replaced by the palette's colour, for renderers that know no custom properties
 * (PDF, images). A fallback inside the `var()` is dropped.
 *
 * @throws Error when the drawing names a token that the palette lacks.
 */
export function resolveTokens(svg: string, palette: Palette): string {
  return svg.replace(/var\((--[a-z0-9-]+)(?:,[^()]*)?\)/g, (_, name: string) => {
    if (!(name in palette)) throw new Error(`the palette has no ${name}`)
    return palette[name as Token]
  })
}
