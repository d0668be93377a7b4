import type { Point } from '../geometry/polar.ts'
import { LABEL, LINE } from './diagram-frame.ts'
import { layFlags } from './lay-flags.ts'
import { layKey } from './lay-key.ts'
import { layTicks, type LaidTick, type Tick } from './lay-ticks.ts'
import { textWidth } from './text-width.ts'

export interface Curve {
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
