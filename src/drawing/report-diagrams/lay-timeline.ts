import type { TimelineSpan } from '#reading/reports/report-document.ts'
import { LABEL, LINE, SMALL } from './diagram-frame.ts'
import { layTicks, type LaidTick, type Tick } from './lay-ticks.ts'
import { wrapText } from './text-width.ts'

export interface Timeline {
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
