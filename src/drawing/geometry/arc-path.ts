import { pointAt, wrap360, type Point } from './polar.ts'

/** Path data of an arc counterclockwise from `fromDeg` to `toDeg` (see `pointAt`), open, starting with a move. */
export function arcPath(centre: Point, radius: number, fromDeg: number, toDeg: number): string {
  const from = pointAt(centre, radius, fromDeg)
  const to = pointAt(centre, radius, toDeg)
  const large = wrap360(toDeg - fromDeg) > 180 ? 1 : 0
  return `M${from.x} ${from.y}A${radius} ${radius} 0 ${large} 0 ${to.x} ${to.y}`
}

/** Path data of a straight stroke along a radius, from `innerRadius` to `outerRadius` in the direction `angleDeg`. */
export function radialPath(centre: Point, innerRadius: number, outerRadius: number, angleDeg: number): string {
  const inner = pointAt(centre, innerRadius, angleDeg)
  const outer = pointAt(centre, outerRadius, angleDeg)
  return `M${inner.x} ${inner.y}L${outer.x} ${outer.y}`
}
