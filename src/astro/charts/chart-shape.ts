import { turn } from '../ephemeris/angle.ts'
import type { Planet } from '../ephemeris/body.ts'
import type { Chart } from './chart.ts'
import { chartPlanets } from './chart-planets.ts'

/** The seven ways in which planets lie around the circle (Jones 1941, The Guide to Horoscope Interpretation). */
export type ShapeName = 'bundle' | 'bowl' | 'bucket' | 'seesaw' | 'locomotive' | 'splash' | 'splay'

export interface ChartShape {
  shape: ShapeName
  /** Of a bucket: the planet opposite the rest, or two in conjunction. Of a bowl and a locomotive: the one that leads. */
  focus: Planet[]
}

interface Point {
  body: Planet
  longitudeDeg: number
}

/** Emptiness that counts as a gap between groups: two signs. */
const GAP_DEG = 60
/** A handle stands at least a sign from both rims of its bucket; two planets make one handle within 10°. */
const HANDLE_FREE_DEG = 30
const HANDLE_WIDTH_DEG = 10

/**
 * The shape of a chart by the longitudes of its ten planets. Jones drew examples and gave few limits in degrees; those
 * here are this program's, tried in this order:
 * bundle, all within 120°; bowl, within 180°; bucket, a bowl with one planet (or two within 10°) alone on the other side;
 * seesaw, two groups of two or more, with two gaps of 60° or more between them and none within; locomotive, one gap of
 * 120° or more and none of 60° besides; splash, no gap of 60°; splay, everything else.
 */
export function chartShape(chart: Pick<Chart, 'placements'>): ChartShape {
  const points: Point[] = chartPlanets(chart).toSorted((a, b) => a.longitudeDeg - b.longitudeDeg)
  const gaps = gapsAfter(points)
  const widest = Math.max(...gaps)
  const wide = gaps.filter((gap) => gap >= GAP_DEG).length
  // The day's motion carries the chart clockwise, against the signs: the planet after the emptiness goes first.
  const leader = points[(gaps.indexOf(widest) + 1) % points.length]
  const led = leader ? [leader.body] : []
  if (widest >= 240) return { shape: 'bundle', focus: [] }
  if (widest >= 180) return { shape: 'bowl', focus: led }
  const handle = handleOf(points)
  if (handle) return { shape: 'bucket', focus: handle }
  if (isSeesaw(gaps)) return { shape: 'seesaw', focus: [] }
  if (widest >= 120 && wide === 1) return { shape: 'locomotive', focus: led }
  return { shape: wide === 0 ? 'splash' : 'splay', focus: [] }
}

/** Degrees from each point to the next in zodiacal order. */
function gapsAfter(points: readonly Point[]): number[] {
  return points.map((point, i) => turn((points[(i + 1) % points.length]?.longitudeDeg ?? 0) - point.longitudeDeg))
}

/** One planet, or two close together, without which the others lie within half the circle, well apart from it. */
function handleOf(points: readonly Point[]): Planet[] | null {
  for (const width of [1, 2]) {
    for (let i = 0; i < points.length; i++) {
      const handle = [points[i], points[(i + 1) % points.length]].slice(0, width) as Point[]
      const [first = { longitudeDeg: 0 }, last = first] = handle
      if (turn(last.longitudeDeg - first.longitudeDeg) > HANDLE_WIDTH_DEG) continue
      const before = points[(i + points.length - 1) % points.length]?.longitudeDeg ?? 0
      const after = points[(i + width) % points.length]?.longitudeDeg ?? 0
      const free = Math.min(turn(first.longitudeDeg - before), turn(after - last.longitudeDeg))
      if (free >= HANDLE_FREE_DEG && turn(after - before) >= 180) return handle.map(({ body }) => body)
    }
  }
  return null
}

function isSeesaw(gaps: readonly number[]): boolean {
  const wide = gaps.flatMap((gap, i) => (gap >= GAP_DEG ? [i] : []))
  const [one = 0, other = 0] = wide
  return wide.length === 2 && other - one >= 2 && gaps.length - (other - one) >= 2
}
