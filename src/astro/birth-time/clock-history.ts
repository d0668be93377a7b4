import type { BirthPlace, ClockId } from './birth-time.ts'
import { clockPeriods } from './clock-periods.ts'
import type { ZonePeriod } from './zone.ts'

/** From when on a place followed a clock. */
export interface ClockSpan {
  /** Unix seconds, UTC; −Infinity for the first. */
  startSec: number
  clock: ClockId
}

/** A stretch at one offset, and whose clock that was. */
export interface ClockPeriod extends ZonePeriod {
  clock: ClockId
}

/** The periods that touch a UTC interval, of a place that followed one clock after another. */
export function historyPeriods(
  spans: readonly ClockSpan[],
  place: BirthPlace,
  fromSec: number,
  toSec: number,
): ClockPeriod[] {
  const found: ClockPeriod[] = []
  for (const [i, { startSec, clock }] of spans.entries()) {
    const endSec = spans[i + 1]?.startSec ?? Number.POSITIVE_INFINITY
    if (endSec <= fromSec || startSec > toSec) continue
    const from = Math.max(fromSec, startSec)
    const to = Math.min(toSec, endSec - 1)
    for (const period of clockPeriods(clock, place, from, to)) {
      found.push({ ...period, startSec: Math.max(period.startSec, startSec), clock })
    }
  }
  return found
}
