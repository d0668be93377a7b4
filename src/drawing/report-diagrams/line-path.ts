import { round3, type Point } from '../geometry/polar.ts'

/** Path data of a line through points, open; closed where `closed`. */
export function linePath(points: readonly Point[], closed = false): string {
  if (points.length === 0) return ''
  return `M${points.map(({ x, y }) => `${round3(x)} ${round3(y)}`).join('L')}${closed ? 'Z' : ''}`
}
