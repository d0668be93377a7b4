import { createElement as h } from 'react'
import { round3 } from '../geometry/polar.ts'
import { frame, lettering, type DiagramView } from './diagram-frame.ts'
import { layBars, type BarRow, type LaidBar } from './lay-bars.ts'

const HALF = 4
const HATCH = 3

/** Bars as a rule is engraved: a hairline with a tick at each tenth, and the share on it in hatching. */
export function barsDiagram({ rows, max }: { rows: readonly BarRow[]; max: number }, view: DiagramView) {
  const { bars, height } = layBars(rows, max, view.width)
  return frame(
    view,
    height,
    bars.map((bar) =>
      h(
        'g',
        { key: bar.y },
        lettering(bar.label, { x: 0, y: bar.labelY }),
        lettering(bar.note, { x: bar.noteX, y: bar.noteY, anchor: 'end', colour: 'var(--ink-2)' }),
        h('path', { d: scaleOf(bar), stroke: 'var(--ink-2)', strokeWidth: 0.75 }),
        bar.end > bar.from ? h(Share, { bar }) : null,
      ),
    ),
  )
}

function scaleOf({ from, to, y }: LaidBar): string {
  const ticks = Array.from({ length: 11 }, (_, tenth) => {
    const x = round3(from + ((to - from) * tenth) / 10)
    return `M${x} ${round3(y)}v${tenth % 5 === 0 ? 4.5 : 2.5}`
  })
  return `M${round3(from)} ${round3(y)}H${round3(to)}${ticks.join('')}`
}

function Share({ bar: { from, end, y } }: { bar: LaidBar }) {
  const top = round3(y - HALF)
  const strokes = Array.from({ length: Math.floor((end - from) / HATCH) }, (_, i) => {
    return `M${round3(from + (i + 1) * HATCH)} ${top}v${2 * HALF}`
  })
  return h(
    'g',
    { stroke: 'var(--accent)' },
    h('path', {
      d: `M${round3(from)} ${top}H${round3(end)}V${round3(y + HALF)}H${round3(from)}Z`,
      fill: 'var(--surface)',
      strokeWidth: 1,
    }),
    h('path', { d: strokes.join(''), strokeWidth: 0.9 }),
    h('path', { d: `M${round3(end)} ${round3(y - HALF - 2)}v${2 * HALF + 4}`, strokeWidth: 2 }),
  )
}
