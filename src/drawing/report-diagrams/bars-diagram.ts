import { createElement as h } from 'react'
import { round3 } from '../geometry/polar.ts'
import { frame, lettering, type DiagramView, LABEL, LINE } from './diagram-frame.ts'
import { textWidth, wrapText } from './text-width.ts'

interface BarRow {
  label: string
  value: number
  note: string
}

interface LaidBar {
  label: readonly string[]
  note: readonly string[]
  /** Middle of the first line of label and note. */
  labelY: number
  noteY: number
  /** Right edge of the note. */
  noteX: number
  /** The track, its middle and its ends; `end` is where the bar reaches. */
  y: number
  from: number
  to: number
  end: number
}

/** What keeps label, bar and note apart. */
const GAP = 12
const ASIDE_PITCH = 28
const BAR = 16
/** A label column wider than this share leaves too little for the bars. */
const LABEL_SHARE = 0.34
const NOTE_SHARE = 0.26

/**
 * Bars in `width` pixels: with labels at the left and notes at the right where there is room for the longest of them,
 * otherwise with both on lines above each bar.
 */
export function layBars(rows: readonly BarRow[], max: number, width: number): { bars: LaidBar[]; height: number } {
  const widest = (texts: string[]) => Math.max(0, ...texts.map((text) => textWidth(text, LABEL)))
  const labels = widest(rows.map(({ label }) => label))
  const notes = widest(rows.map(({ note }) => note))
  const share = (value: number) => Math.max(0, Math.min(1, max > 0 ? value / max : 0))
  if (labels <= width * LABEL_SHARE && notes <= width * NOTE_SHARE) {
    const from = labels + GAP
    const to = width - (notes > 0 ? notes + GAP : 0) - 4
    const bars = rows.map(({ label, note, value }, i): LaidBar => {
      const y = ASIDE_PITCH * (i + 0.5)
      const end = from + (to - from) * share(value)
      return { label: [label], note: [note], labelY: y, noteY: y, noteX: width, y, from, to, end }
    })
    return { bars, height: ASIDE_PITCH * rows.length }
  }
  let top = 0
  const bars = rows.map(({ label, note, value }): LaidBar => {
    const noteLines = note === '' ? [] : wrapText(note, { width: width * 0.42, fontSize: LABEL })
    const room = width - (note === '' ? 0 : widest(noteLines) + GAP)
    const lines = wrapText(label, { width: room, fontSize: LABEL })
    const first = top + LINE / 2
    const y = top + LINE * Math.max(lines.length, noteLines.length) + BAR / 2
    top = y + BAR / 2 + 6
    const end = 1 + (width - 2) * share(value)
    return { label: lines, note: noteLines, labelY: first, noteY: first, noteX: width, y, from: 1, to: width - 1, end }
  })
  return { bars, height: top }
}

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
