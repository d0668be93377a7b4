import { createElement as h } from 'react'
import type { AspectNature } from '#astro/charts/aspect.ts'
import type { Lang } from '#language/lang.ts'
import { round3 } from '../geometry/polar.ts'
import { NATURE_STROKES } from '../wheel/nature-strokes.ts'
import { frame, lettering, LINE, SMALL, type DiagramView, LABEL } from './diagram-frame.ts'
import { diagramWords } from './diagram-words.ts'
import { TICK_INDENT, layTicks, type LaidTick, type Tick } from './lay-ticks.ts'
import { textWidth, wrapText } from './text-width.ts'
import type { TimelineSpan } from '#reading/reports/report-document.ts'

interface Timeline {
  fromJdUt: number
  toJdUt: number
  ticks: readonly Tick[]
  rows: readonly { label: string; spans: readonly TimelineSpan[] }[]
}

interface LaidSpan {
  span: TimelineSpan
  y: number
  from: number
  to: number
  /** Where it is exact. */
  exact: number[]
}

interface LaidRow {
  label: readonly string[]
  labelY: number
  spans: LaidSpan[]
}

interface LaidTimeline {
  ticks: LaidTick[]
  /** Left edge of the axis; from here the rules of the ticks fall to `bottom`. */
  from: number
  top: number
  bottom: number
  rows: LaidRow[]
}

const LANE = 15
const ROW_GAP = 9
const HEAD = SMALL + 11
/** Labels stand aside of the axis where none is wider than this share. */
const LABEL_SHARE = 0.38
/** A span is seen however short it is. */
const SHORTEST = 5

/**
 * Rows of spans along one axis in `width` pixels. Spans of a row that overlap stand in lanes. Labels stand at the left
 * where all have room on one line, otherwise above their spans.
 */
export function layTimeline({ fromJdUt, toJdUt, ticks, rows }: Timeline, width: number): LaidTimeline {
  const lines = rows.map(({ label }) => wrapText(label, { width: width * LABEL_SHARE, fontSize: LABEL }))
  const aside = width >= 560 && lines.every(({ length }) => length === 1)
  const from = aside ? width * (LABEL_SHARE + 0.02) : 0
  const last = width - 5
  const xOf = (jdUt: number) => {
    const share = (jdUt - fromJdUt) / (toJdUt - fromJdUt)
    return from + 5 + (last - from - 5) * Math.max(0, Math.min(1, share))
  }
  let y = HEAD
  const laid = rows.map(({ label, spans }, i): LaidRow => {
    const text = aside ? (lines[i] ?? []) : wrapText(label, { width, fontSize: LABEL })
    const labelY = aside ? y + LANE / 2 : y + LINE / 2
    const top = aside ? y : y + LINE * text.length
    const lanes = layLanes(spans, xOf)
    y = top + LANE * Math.max(1, ...lanes.map(({ lane }) => lane + 1)) + ROW_GAP
    return {
      label: text,
      labelY,
      spans: lanes.map(({ lane, ...span }) => ({ ...span, y: top + LANE * (lane + 0.5) })),
    }
  })
  return { ticks: layTicks(ticks, xOf, width), from, top: HEAD, bottom: y - ROW_GAP / 2, rows: laid }
}

function layLanes(spans: readonly TimelineSpan[], xOf: (jdUt: number) => number) {
  const ends: number[] = []
  return spans
    .toSorted((a, b) => a.fromJdUt - b.fromJdUt)
    .map((span) => {
      const exact = span.exactJdUt.map(xOf)
      const start = xOf(span.fromJdUt)
      const to = Math.max(xOf(span.toJdUt), start + SHORTEST)
      // The diamonds of exact moments reach a little beyond the ends.
      const left = Math.min(start, ...exact.map((x) => x - SHORTEST))
      const right = Math.max(to, ...exact.map((x) => x + SHORTEST))
      let lane = ends.findIndex((end) => end + 3 <= left)
      if (lane === -1) lane = ends.length
      ends[lane] = right
      return { span, from: start, to, exact, lane }
    })
}

const NATURES = ['flowing', 'tense', 'conjunction'] as const
const SAMPLE = 22
const GAP = 18

/** Spans of time as lines, each in the stroke of its nature, with a diamond where it is exact. */
export function timelineDiagram(timeline: Timeline, view: DiagramView, lang: Lang) {
  const { ticks, top, bottom, rows } = layTimeline(timeline, view.width)
  const spans = timeline.rows.flatMap((row) => row.spans)
  const legend = layLegend(
    NATURES.filter((nature) => spans.some((span) => span.nature === nature)),
    spans.some(({ exactJdUt }) => exactJdUt.length > 0),
    { lang, width: view.width },
  )
  return frame(
    view,
    bottom + legend.height,
    h('path', {
      d: ticks.map(({ x }) => `M${round3(x)} 2V${round3(bottom)}`).join(''),
      stroke: 'var(--rule)',
      strokeWidth: 1,
    }),
    h('path', {
      d: `M0 ${top - 6}H${view.width}M0 ${round3(bottom)}H${view.width}`,
      stroke: 'var(--ink-2)',
      strokeWidth: 0.75,
    }),
    ticks.map(({ x, label }) =>
      label === null
        ? null
        : lettering(label, { x: x + TICK_INDENT, y: SMALL / 2 + 2, size: SMALL, colour: 'var(--ink-2)' }),
    ),
    rows.map((row, i) =>
      h(
        'g',
        { key: i },
        lettering(row.label, { x: 0, y: row.labelY, halo: true }),
        row.spans.map(({ span, from, to, y, exact }) =>
          h(
            'g',
            { key: `${from} ${y}`, 'data-nature': span.nature },
            h(Stroke, { nature: span.nature, from, to, y }),
            exact.map((x) => h(Diamond, { key: x, x, y, colour: NATURE_STROKES[span.nature].colour })),
          ),
        ),
      ),
    ),
    legend.entries.map(({ nature, word, x, y }) =>
      h(
        'g',
        { key: word },
        nature === null
          ? h(Diamond, { x: x + SAMPLE / 2, y: bottom + y, colour: 'var(--ink-2)' })
          : h(Stroke, { nature, from: x, to: x + SAMPLE, y: bottom + y }),
        lettering(word, { x: x + SAMPLE + 7, y: bottom + y, size: SMALL, colour: 'var(--ink-2)' }),
      ),
    ),
  )
}

function Stroke({ nature, from, to, y }: { nature: AspectNature; from: number; to: number; y: number }) {
  const { colour, dashes } = NATURE_STROKES[nature]
  const [left, right, at] = [round3(from), round3(to), round3(y)]
  return h(
    'g',
    { stroke: colour },
    h('path', {
      d: `M${left} ${at}H${right}`,
      strokeWidth: nature === 'conjunction' ? 2.4 : 2,
      strokeDasharray: dashes,
      strokeLinecap: nature === 'conjunction' ? 'round' : 'butt',
    }),
    h('path', { d: `M${left} ${at - 3.5}v7M${right} ${at - 3.5}v7`, strokeWidth: 1 }),
  )
}

function Diamond({ x, y, colour }: { x: number; y: number; colour: string }) {
  return h('path', {
    d: `M${round3(x)} ${round3(y - 4.6)}l4.2 4.6l-4.2 4.6l-4.2 -4.6Z`,
    fill: colour,
    stroke: 'var(--paper)',
    strokeWidth: 1,
  })
}

/** What the strokes mean, on as many lines as it takes. */
function layLegend(natures: readonly AspectNature[], exact: boolean, { lang, width }: { lang: Lang; width: number }) {
  const words = diagramWords(lang)
  let [x, y] = [0, LINE]
  const entries = [...natures, ...(exact ? [null] : [])].map((nature) => {
    const word = nature === null ? words.exact : words.natures[nature]
    const wide = SAMPLE + 7 + textWidth(word, SMALL)
    if (x > 0 && x + wide > width) [x, y] = [0, y + LINE]
    const entry = { nature, word, x, y }
    x += wide + GAP
    return entry
  })
  return { entries, height: entries.length === 0 ? 4 : y + LINE / 2 }
}
