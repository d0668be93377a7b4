import { LIGHT, type Token } from '#drawing/paint/palettes.ts'
import type { Layer, Tone } from './strokes/layer.ts'
import { ILLUSTRATION } from './strokes/frame.ts'

const TOKENS: Readonly<Record<Tone, Token>> = {
  ink: '--ink',
  accent: '--accent',
  ground: '--surface',
  lit: '--moon-lit',
  shade: '--moon-shade',
}

/** A color by its custom property; by itself, without a page around it, the file has those of the light theme. */
const colored = (token: Token) => `var(${token},${LIGHT[token]})`

/** Layers on their ground as an SVG document whose colors are custom properties. */
export function pictureSvg(layers: readonly Layer[]): string {
  const { width, height } = ILLUSTRATION
  return documentOf({ width, height }, `<path fill="${colored('--surface')}" d="M0 0H${width}V${height}H0Z"/>`, layers)
}

/** Layers without a ground, to be laid on another drawing. */
export const overlaySvg = (size: { width: number; height: number }, layers: readonly Layer[]): string =>
  documentOf(size, '', layers)

function documentOf(
  { width, height }: { width: number; height: number },
  ground: string,
  all: readonly Layer[],
): string {
  const layers = all.filter(({ lines }) => lines.length > 0).map(layerSvg)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    ...(ground ? [ground] : []),
    '<g stroke-linecap="round" stroke-linejoin="round">',
    ...layers,
    '</g></svg>\n',
  ].join('\n')
}

function layerSvg({ lines, stroke, weight = 1, fill }: Layer): string {
  const paint = fill ? `fill="${colored(TOKENS[fill])}" fill-rule="evenodd"` : 'fill="none"'
  const edge = stroke ? ` stroke="${colored(TOKENS[stroke])}" stroke-width="${tenth(weight)}"` : ''
  return `<path ${paint}${edge} d="${lines.map(pathOf).join('')}"/>`
}

/** A line from its first point on, each next one by its distance, in half the letters of absolute places. */
function pathOf(points: Layer['lines'][number]): string {
  const [first, ...rest] = points.map(({ x, y }) => [tenths(x), tenths(y)] as const)
  if (!first) return ''
  let [atX, atY] = first
  const steps = rest.flatMap(([x, y]) => {
    const step = [x - atX, y - atY]
    ;[atX, atY] = [x, y]
    return step
  })
  return `M${numbers(first)}${steps.length > 0 ? `l${numbers(steps)}` : ''}`
}

/** Whole tenths of a pixel: no eye sees more, and every machine rounds sines alike that far. */
const tenths = (value: number): number => Math.round(value * 10) + 0
const tenth = (value: number): number => tenths(value) / 10

/** Tenths as SVG numbers, with no more between them than it takes to tell them apart. */
const numbers = (values: readonly number[]): string =>
  values
    .map((value) => String(value / 10).replace(/^(-?)0\./, '$1.'))
    .reduce((text, number) => (text === '' || number.startsWith('-') ? text + number : `${text} ${number}`), '')
