import type { Point } from './polar.ts'

/** Area enclosed by a closed polyline that doesn't cross itself (shoelace formula), in the square of its units. */
export function polygonArea(line: readonly Point[]): number {
  const twice = line.reduce((sum, { x, y }, index) => {
    const next = line[(index + 1) % line.length] ?? { x, y }
    return sum + x * next.y - next.x * y
  }, 0)
  return Math.abs(twice) / 2
}
