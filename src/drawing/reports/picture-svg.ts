import type { Palette, Token } from '../paint/palettes.ts'
import { resolveTokens } from '../paint/resolve-tokens.ts'
import type { Layer, Tone } from './strokes/layer.ts'
import { ILLUSTRATION } from './strokes/frame.ts'

const TOKENS: Readonly<Record<Tone, Token>> = {
  ink: '--ink',
  accent: '--accent',
  ground: '--surface',
  lit: '--moon-lit',
  shade: '--moon-shade',
}

interface Print {
  /** Pixels; the height follows. */
  width: number
  palette: Palette
}

/** An illustration's layers (`layersSvg`) as an SVG document that stands alone, on the ground of its palette. */
export function pictureSvg(layers: string, { width, palette }: Print): string {
  const height = (width * ILLUSTRATION.height) / ILLUSTRATION.width
  return resolveTokens(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${ILLUSTRATION.width} ${ILLUSTRATION.height}">` +
      `<rect width="${ILLUSTRATION.width}" height="${ILLUSTRATION.height}" fill="var(--surface)"/>${layers}</svg>`,
    palette,
  )
}

/**
 * Layers as markup that names its colours by token. `bold` is a factor for stroke widths, so that a small print doesn't
 * go pale.
 */
export function layersSvg(all: readonly Layer[], bold = 1): string {
  const layers = all.filter(({ lines }) => lines.length > 0).map((layer) => layerSvg(layer, bold))
  return `<g stroke-linecap="round" stroke-linejoin="round">${layers.join('')}</g>`
}

function layerSvg({ lines, stroke, weight = 1, fill }: Layer, bold: number): string {
  const paint = fill ? `fill="var(${TOKENS[fill]})" fill-rule="evenodd"` : 'fill="none"'
  const edge = stroke ? ` stroke="var(${TOKENS[stroke]})" stroke-width="${tenth(weight * bold)}"` : ''
  return `<path ${paint}${edge} d="${lines.map(pathOf).join('')}"/>`
}

const pathOf = (points: Layer['lines'][number]): string =>
  points.length === 0 ? '' : `M${points.map(({ x, y }) => `${tenth(x)} ${tenth(y)}`).join('L')}`

/** Rounded to a tenth of a pixel: no eye sees more, and every machine rounds sines alike that far. */
const tenth = (value: number): number => Math.round(value * 10) / 10 + 0
