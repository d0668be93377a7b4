import type { Transit } from '#contract/transits.ts'

/** What is drawn of a transit's stay within orb. */
export type DrawnStay = Pick<Transit, 'enters_at' | 'leaves_at' | 'exact' | 'nearest'>

/** The span that a timeline draws, and the width and height of its paper. */
export interface Scale {
  fromMs: number
  toMs: number
  width: number
  height: number
}

/** Where an instant stands on the paper, within its borders. */
export function xOf(instant: string, { fromMs, toMs, width }: Scale): number {
  const share = (Date.parse(instant) - fromMs) / (toMs - fromMs)
  return Math.round(Math.min(1, Math.max(0, share)) * width * 10) / 10
}

/** How far a shape opens where the planet is between two passes, and where its ends can't be told: parts of the whole. */
const BETWEEN = 0.45
const UNTOLD = 0.5

/** What a stay's shape goes through: places along the paper, and how far it is open there, 0 to 1. */
function openings({ enters_at, leaves_at, exact, nearest }: DrawnStay, scale: Scale): [number, number][] {
  const peaks = (nearest ? [nearest] : exact).map(({ at }) => at)
  const between = peaks.flatMap((at, i): [number, number][] => {
    const next = peaks[i + 1]
    const here: [number, number] = [xOf(at, scale), nearest ? UNTOLD : 1]
    return next === undefined ? [here] : [here, [(xOf(at, scale) + xOf(next, scale)) / 2, BETWEEN]]
  })
  const inside = between.length > 0 ? between : [[scale.width / 2, UNTOLD] as [number, number]]
  const start: [number, number] = enters_at ? [xOf(enters_at, scale), 0] : [0, UNTOLD]
  const end: [number, number] = leaves_at ? [xOf(leaves_at, scale), 0] : [scale.width, UNTOLD]
  const held = inside.filter(([x]) => x > start[0] && x < end[0])
  if (held.length === 0) held.push([(start[0] + end[0]) / 2, UNTOLD])
  return [start, ...held, end]
}

/** A stay as a path: a spindle that opens towards each exact pass, the same above and below its middle line. */
export function stayPath(transit: DrawnStay, scale: Scale): string {
  const middle = scale.height / 2
  const reach = middle - 3
  const points = openings(transit, scale)
  const curve = (side: 1 | -1, way: readonly [number, number][]) =>
    way
      .slice(1)
      .map(([x, open], i) => {
        const [x0 = 0, open0 = 0] = way[i] ?? []
        const half = round((x0 + x) / 2)
        return `C${half} ${round(middle - side * reach * open0)} ${half} ${round(middle - side * reach * open)} ${x} ${round(middle - side * reach * open)}`
      })
      .join('')
  const [x = 0, open = 0] = points[0] ?? []
  return `M${x} ${round(middle - reach * open)}${curve(1, points)}L${points.at(-1)?.[0] ?? 0} ${round(middle + reach * (points.at(-1)?.[1] ?? 0))}${curve(-1, points.toReversed())}Z`
}

const round = (value: number) => Math.round(value * 10) / 10

/** The first midnight of each month within a span, by the device's clock. */
export function monthStarts(fromMs: number, toMs: number): Date[] {
  const first = new Date(fromMs)
  const starts: Date[] = []
  for (let month = first.getMonth() + 1; ; month++) {
    const start = new Date(first.getFullYear(), month, 1)
    if (start.getTime() >= toMs) return starts
    starts.push(start)
  }
}
