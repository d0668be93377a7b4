import { SMALL } from './diagram-frame.ts'
import { textWidth } from './text-width.ts'

export interface Tick {
  jdUt: number
  label: string
}

export interface LaidTick {
  x: number
  /** Null where the words of a neighbour stand in the way. */
  label: string | null
}

/** From the mark to its words. */
export const TICK_INDENT = 4
const GAP = 7

/** Marks of an axis with their words beginning at each; those without room for them keep the mark alone. */
export function layTicks(ticks: readonly Tick[], xOf: (jdUt: number) => number, right: number): LaidTick[] {
  let free = -Infinity
  return ticks
    .map(({ jdUt, label }) => ({ x: xOf(jdUt), label }))
    .toSorted((a, b) => a.x - b.x)
    .map(({ x, label }) => {
      const end = x + TICK_INDENT + textWidth(label, SMALL)
      if (x < free || end > right) return { x, label: null }
      free = end + GAP
      return { x, label }
    })
}
