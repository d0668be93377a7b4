import type { RunningTransit } from '#contract/daily.ts'
import type { DrawnStay, Scale } from '../transits/stay-shape.ts'

/** The paper that a transit's time is drawn on. */
const WIDTH = 1000
const HEIGHT = 28
/** What stays free on either side, as a part of the span. */
const MARGIN = 0.03
/** How far the paper goes on where a beginning or an end isn't known, as a part of what is known, and at least. */
const BEYOND = 0.15
const BEYOND_LEAST_MS = 10 * 86_400_000

/** A transit's time as it is drawn, with the instant of the day that it is read on. */
export function spanOf(
  { began_at, ends_at, passes }: RunningTransit,
  dayMs: number,
): { stay: DrawnStay; scale: Scale } {
  const known = [began_at, ends_at, ...passes.map(({ at }) => at)]
    .filter((at) => at !== null)
    .map((at) => Date.parse(at))
  const first = Math.min(dayMs, ...known)
  const last = Math.max(dayMs, ...known)
  const beyond = Math.max((last - first) * BEYOND, BEYOND_LEAST_MS)
  const from = began_at ? first : first - beyond
  const to = ends_at ? last : last + beyond
  const margin = (to - from) * MARGIN
  return {
    stay: { enters_at: began_at, leaves_at: ends_at, exact: passes, nearest: null },
    scale: {
      fromMs: began_at ? from - margin : from,
      toMs: ends_at ? to + margin : to,
      width: WIDTH,
      height: HEIGHT,
    },
  }
}
