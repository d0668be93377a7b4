import { createElement as h } from 'react'
import { round3, type Point } from '../geometry/polar.ts'
import { hatch } from '../geometry/hatch.ts'
import { frame, lettering, SMALL, type DiagramView, LABEL, LINE } from './diagram-frame.ts'
import { KeyList } from './key-list.ts'
import { linePath } from './line-path.ts'
import { TICK_INDENT, layTicks, type LaidTick, type Tick } from './lay-ticks.ts'
import { layKey } from './lay-key.ts'
import { textWidth } from './text-width.ts'

interface Flag {
  x: number
  label: string
}

interface LaidFlag extends Flag {
  /** Counted upwards from the drawing; its words begin at `x` and run to the right. */
  lane: number
}

const GAP = 8

/**
 * Labels over a drawing, each on a staff that stands at its `x`: higher lanes for those whose words would run into the
 * staffs of others. No words cover a staff or other words.
 */
export function layFlags(flags: readonly Flag[], widthOf: (label: string) => number): LaidFlag[] {
  const placed: LaidFlag[] = []
  for (const flag of flags.toSorted((a, b) => b.x - a.x)) {
    const end = flag.x + widthOf(flag.label) + GAP
    const lane = Math.max(-1, ...placed.filter(({ x }) => x < end).map((other) => other.lane)) + 1
    placed.push({ ...flag, lane })
  }
  return placed.toReversed()
}

interface Curve {
  fromJdUt: number
  toJdUt: number
  ticks: readonly Tick[]
  points: readonly { jdUt: number; value: number }[]
  marks: readonly { jdUt: number; label: string }[]
}

interface LaidMark {
  label: string
  /** Of the bead on the curve. */
  at: Point
  /** Where its words begin, and their middle. */
  labelX: number
  labelY: number
}

interface LaidCurve {
  /** Of the field 0–100. */
  left: number
  right: number
  top: number
  bottom: number
  ticks: LaidTick[]
  line: Point[]
  marks: LaidMark[]
  /** The marks' words as a list below, where they have no room above the curve; then marks show their numbers. */
  key: ReturnType<typeof layKey> | null
  height: number
}

const LEFT = 30
/** From a staff to its words. */
const FLAG_INDENT = 4
const flagWidth = (label: string) => FLAG_INDENT + textWidth(label, LABEL)
/** More lanes of words than these would tower over the curve. */
const MOST_LANES = 4
const AXIS = 20

/** A curve of values 0–100 over a time in `width` pixels, its marks named above it or in a list below. */
export function layCurve({ fromJdUt, toJdUt, ticks, points, marks }: Curve, width: number): LaidCurve {
  const right = width - 6
  const xOf = (jdUt: number) => LEFT + ((right - LEFT) * (jdUt - fromJdUt)) / (toJdUt - fromJdUt)
  const depth = Math.min(230, Math.max(120, width * 0.34))
  const inOrder = marks.toSorted((a, b) => a.jdUt - b.jdUt)
  const named = inOrder.map(({ jdUt, label }) => ({ x: xOf(jdUt), label }))
  const fits = named.every(({ x, label }) => x + flagWidth(label) <= width)
  const spoken = layFlags(named, flagWidth)
  const key =
    fits && spoken.every(({ lane }) => lane < MOST_LANES)
      ? null
      : layKey(
          inOrder.map(({ label }) => label),
          width,
        )
  const flags = key
    ? layFlags(
        named.map(({ x }, i) => ({ x, label: String(i + 1) })),
        flagWidth,
      )
    : spoken
  const lanes = Math.max(0, ...flags.map(({ lane }) => lane + 1))
  const top = lanes * LINE + 8
  const bottom = top + depth
  const yOf = (value: number) => bottom - (depth * Math.max(0, Math.min(100, value))) / 100
  return {
    left: LEFT,
    right,
    top,
    bottom,
    ticks: layTicks(ticks, xOf, width),
    line: points.map(({ jdUt, value }) => ({ x: xOf(jdUt), y: yOf(value) })),
    marks: flags.map(({ x, label, lane }, i) => ({
      label,
      at: { x, y: yOf(valueAt(points, inOrder[i]?.jdUt ?? fromJdUt)) },
      labelX: x + FLAG_INDENT,
      labelY: top - 8 - (lane + 0.5) * LINE,
    })),
    key,
    height: bottom + AXIS + (key ? 8 + key.height : 0),
  }
}

/** The curve's value between its points. */
function valueAt(points: Curve['points'], jdUt: number): number {
  const after = points.findIndex((point) => point.jdUt >= jdUt)
  const b = points[after] ?? points.at(-1)
  const a = points[after - 1] ?? b
  if (!a || !b) return 0
  return a.jdUt === b.jdUt ? b.value : a.value + ((b.value - a.value) * (jdUt - a.jdUt)) / (b.jdUt - a.jdUt)
}

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
