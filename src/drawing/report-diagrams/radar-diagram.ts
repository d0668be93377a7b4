import { createElement as h } from 'react'
import { pointAt, round3 } from '../geometry/polar.ts'
import { hatch } from '../geometry/hatch.ts'
import { frame, lettering, type DiagramView } from './diagram-frame.ts'
import { KeyList } from './key-list.ts'
import { layRadar, type RadarAxis } from './lay-radar.ts'
import { linePath } from './line-path.ts'

const RINGS = [20, 40, 60, 80, 100]

/** Scores on axes from the top clockwise, joined to a shape and hatched. */
export function radarDiagram({ axes }: { axes: readonly RadarAxis[] }, view: DiagramView) {
  const { centre, radius, axes: laid, key, keyTop, height } = layRadar(axes, view.width)
  const shape = laid.map(({ at }) => at)
  const closed = [...shape, ...shape.slice(0, 1)]
  return frame(
    view,
    height,
    RINGS.map((value) =>
      h('path', {
        key: value,
        d: linePath(
          laid.map(({ directionDeg }) => pointAt(centre, (radius * value) / 100, directionDeg)),
          true,
        ),
        stroke: value === 100 ? 'var(--ink-2)' : 'var(--rule)',
        strokeWidth: value === 100 ? 0.75 : 1,
      }),
    ),
    h('path', {
      d: laid.map(({ end }) => `M${round3(centre.x)} ${round3(centre.y)}L${end.x} ${end.y}`).join(''),
      stroke: 'var(--ink-2)',
      strokeWidth: 0.75,
      strokeDasharray: '0 4',
      strokeLinecap: 'round',
    }),
    h('path', {
      d: hatch([closed], { angleDeg: 45, spacing: 4.5 })
        .map((stroke) => linePath(stroke))
        .join(''),
      stroke: 'var(--accent)',
      strokeWidth: 0.6,
    }),
    h('path', { d: linePath(shape, true), stroke: 'var(--accent)', strokeWidth: 1.6, strokeLinejoin: 'round' }),
    shape.map(({ x, y }, i) =>
      h('circle', { key: i, cx: x, cy: y, r: 3, fill: 'var(--accent)', stroke: 'var(--paper)' }),
    ),
    laid.map(({ lines, labelX, labelY, anchor }, i) =>
      h(
        'g',
        { key: i, className: 'figure-label' },
        lettering(lines, { x: labelX, y: labelY, anchor, colour: key ? 'var(--accent)' : 'var(--ink)' }),
      ),
    ),
    key ? h(KeyList, { entries: key.entries, top: keyTop }) : null,
  )
}
