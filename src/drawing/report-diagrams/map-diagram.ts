import coasts from './data/coasts.json' with { type: 'json' }
import { createElement as h } from 'react'
import type { PlanetaryLine } from '#astro/charts/planetary-lines.ts'
import { round3 } from '../geometry/polar.ts'
import { Glyph } from '../glyphs/glyph.ts'
import { frame, lettering, type DiagramView } from './diagram-frame.ts'
import { layMap, NORTH, PLACE_TEXT, SOUTH, type WorldMap } from './lay-map.ts'
import { linePath } from './line-path.ts'

/** Degrees of longitude and latitude, east and north positive. */
type Outline = readonly (readonly [number, number])[]

let outlines: readonly Outline[] | undefined

/**
 * The land of the Earth north of a latitude, as closed outlines without the closing point (Natural Earth 4.1.0, 1:50
 * million, simplified by tools/report-diagrams). What reaches further south is cut straight.
 */
export function coastOutlines(southDeg: number): readonly Outline[] {
  outlines ??= coasts.split(';').map(unpack)
  return outlines
    .filter((outline) => outline.some(([, lat]) => lat > southDeg))
    .map((outline) => outline.map(([lon, lat]) => [lon, Math.max(lat, southDeg)] as const))
}

/** The first place and the steps from place to place, in tenths of a degree. */
function unpack(packed: string): Outline {
  const steps = (packed.match(/-?\d+/g) ?? []).map(Number)
  let [lon, lat] = [0, 0]
  return Array.from({ length: steps.length / 2 }, (_, i) => {
    lon += steps[2 * i] ?? 0
    lat += steps[2 * i + 1] ?? 0
    return [lon / 10, lat / 10] as const
  })
}

/** Above the horizon's lines run on, below it they are broken; of the meridian they are heavier. */
const STROKES: Readonly<Record<PlanetaryLine['angle'], { colour: string; width: number; dashes?: string }>> = {
  mc: { colour: 'var(--accent)', width: 1.1 },
  ic: { colour: 'var(--accent)', width: 1, dashes: '5 3' },
  asc: { colour: 'var(--sky)', width: 1.1 },
  dsc: { colour: 'var(--sky)', width: 1, dashes: '5 3' },
}

/** The world as an atlas engraves it, with the lines of the planets and the places that are compared. */
export function mapDiagram(map: WorldMap, view: DiagramView) {
  const laid = layMap(map, view.width)
  const { left, top, right, bottom, scale, lines, places } = laid
  const at = (lon: number, lat: number) =>
    `${round3(left + (lon + 180) * scale)} ${round3(top + (NORTH - lat) * scale)}`
  const [width, height] = [round3(right - left), round3(bottom - top)]
  return frame(
    view,
    laid.height,
    h('path', { d: `M${left} ${round3(top)}h${width}v${height}h${-width}Z`, fill: 'var(--surface)' }),
    h('path', { d: graticule(at), stroke: 'var(--rule)', strokeWidth: 0.75 }),
    h('path', {
      d: coastOutlines(SOUTH)
        .map((outline) => `M${outline.map(([lon, lat]) => at(lon, lat)).join('L')}Z`)
        .join(''),
      fill: 'var(--rule)',
      fillOpacity: 0.55,
      stroke: 'var(--ink-2)',
      strokeWidth: 0.6,
      strokeLinejoin: 'round',
    }),
    lines.map(({ line, pieces, mark, foot }) => {
      const { colour, width: strokeWidth, dashes } = STROKES[line.angle]
      const above = mark.y < top
      const inner = above ? mark.y + 17 : mark.y - 17
      return h(
        'g',
        { key: `${line.planet}${line.angle}`, 'data-line': `${line.planet}-${line.angle}`, stroke: colour },
        h('path', { d: pieces.map((piece) => linePath(piece)).join(''), strokeWidth, strokeDasharray: dashes }),
        h('path', {
          d: linePath([foot, { x: foot.x, y: foot.y + (above ? -4 : 4) }, { x: mark.x, y: inner }]),
          strokeWidth: 0.7,
        }),
        h(Glyph, { name: line.planet, size: 14, x: mark.x, y: mark.y + (above ? -7 : -9), colour }),
        h(Glyph, { name: line.angle, size: 12, x: mark.x, y: mark.y + (above ? 8 : 7), colour, weight: 1.9 }),
      )
    }),
    h('path', {
      d: `M${left} ${round3(top)}h${width}v${height}h${-width}Z`,
      stroke: 'var(--ink)',
      strokeWidth: 1,
    }),
    places.map(({ place, at: dot, labelX, labelY, width: wide }) => {
      const colour = place.isBirth ? 'var(--accent)' : 'var(--ink)'
      const nearX = Math.max(labelX, Math.min(labelX + wide, dot.x))
      const far = Math.hypot(nearX - dot.x, labelY - dot.y) > 20
      return h(
        'g',
        { key: place.name, 'data-place': place.name },
        far
          ? h('path', {
              d: linePath([dot, { x: nearX, y: labelY }]),
              stroke: colour,
              strokeWidth: 0.6,
            })
          : null,
        place.isBirth
          ? h('circle', { cx: round3(dot.x), cy: round3(dot.y), r: 4.4, stroke: colour, strokeWidth: 1 })
          : null,
        h('circle', {
          cx: round3(dot.x),
          cy: round3(dot.y),
          r: 2.2,
          fill: colour,
          stroke: 'var(--paper)',
          strokeWidth: 0.6,
        }),
        lettering(place.name, { x: labelX, y: labelY, size: PLACE_TEXT, colour, halo: true }),
      )
    }),
  )
}

/** Meridians and parallels every thirty degrees. */
function graticule(at: (lon: number, lat: number) => string): string {
  const meridians = Array.from({ length: 11 }, (_, i) => (i - 5) * 30)
  const parallels = [-30, 0, 30, 60]
  return [
    ...meridians.map((lon) => `M${at(lon, NORTH)}L${at(lon, SOUTH)}`),
    ...parallels.map((lat) => `M${at(-180, lat)}L${at(180, lat)}`),
  ].join('')
}
