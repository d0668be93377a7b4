import { createElement as h } from 'react'
import { round3, type Point } from '../geometry/polar.ts'
import { hatch } from '../geometry/hatch.ts'
import { frame, lettering, SMALL, type DiagramView } from './diagram-frame.ts'
import { KeyList } from './key-list.ts'
import { layCurve, type Curve } from './lay-curve.ts'
import { linePath } from './line-path.ts'
import { TICK_INDENT } from './lay-ticks.ts'

/** A curve over a time, its field hatched as hills are on old maps, its marked days on staffs. */
export function curveDiagram(curve: Curve, view: DiagramView) {
  const laid = layCurve(curve, view.width)
  const { left, right, top, bottom, line, marks, key } = laid
  const yOf = (value: number) => round3(bottom - ((bottom - top) * value) / 100)
  return frame(
    view,
    laid.height,
    h('path', {
      d: [25, 50, 75, 100].map((value) => `M${left} ${yOf(value)}H${right}`).join(''),
      stroke: 'var(--rule)',
      strokeWidth: 1,
    }),
    h('path', { d: hillOf(line, bottom), stroke: 'var(--accent)', strokeWidth: 0.6, strokeOpacity: 0.75 }),
    h('path', { d: linePath(line), stroke: 'var(--accent)', strokeWidth: 1.75, strokeLinejoin: 'round' }),
    h('path', {
      d: `M${left} ${round3(bottom)}H${right}${laid.ticks.map(({ x }) => `M${round3(x)} ${round3(bottom)}v6`).join('')}`,
      stroke: 'var(--ink-2)',
      strokeWidth: 0.75,
    }),
    [0, 50, 100].map((value) =>
      lettering(String(value), { x: left - 6, y: yOf(value), size: SMALL, colour: 'var(--ink-2)', anchor: 'end' }),
    ),
    laid.ticks.map(({ x, label }) =>
      label === null
        ? null
        : lettering(label, { x: x + TICK_INDENT, y: bottom + 11, size: SMALL, colour: 'var(--ink-2)' }),
    ),
    marks.map(({ label, at, labelX, labelY }) =>
      h(
        'g',
        { key: label },
        h('path', {
          d: `M${round3(at.x)} ${round3(labelY - 6)}V${round3(at.y)}`,
          stroke: 'var(--sky)',
          strokeWidth: 0.75,
        }),
        h('circle', { cx: round3(at.x), cy: round3(at.y), r: 3, fill: 'var(--sky)', stroke: 'var(--paper)' }),
        lettering(label, { x: labelX, y: labelY, colour: 'var(--sky)' }),
      ),
    ),
    key ? h(KeyList, { entries: key.entries, top: bottom + 28 }) : null,
  )
}

/** Upright strokes under the curve. */
function hillOf(line: readonly Point[], bottom: number): string {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last) return ''
  const outline = [{ x: first.x, y: bottom }, ...line, { x: last.x, y: bottom }, { x: first.x, y: bottom }]
  return hatch([outline], { angleDeg: 90, spacing: 3.5 })
    .map((stroke) => linePath(stroke))
    .join('')
}
