export interface Point {
  x: number
  y: number
}

/**
 * The point at `radius` from `centre` in the direction `angleDeg`, counted counterclockwise from the right as
 * mathematicians and the zodiac do, on a screen whose y axis points down. Rounded to a thousandth, which keeps server
 * and browser renderings the same.
 */
export function pointAt(centre: Point, radius: number, angleDeg: number): Point {
  const angle = (angleDeg * Math.PI) / 180
  return { x: round3(centre.x + radius * Math.cos(angle)), y: round3(centre.y - radius * Math.sin(angle)) }
}

/** The direction from `centre` to `point`, 0 ≤ degrees < 360, counterclockwise from the right: inverse of `pointAt`. */
export function angleOf(centre: Point, point: Point): number {
  return wrap360((Math.atan2(centre.y - point.y, point.x - centre.x) * 180) / Math.PI)
}

/** An angle in degrees brought into 0 ≤ angle < 360. */
export function wrap360(angleDeg: number): number {
  const wrapped = angleDeg % 360
  return wrapped < 0 ? wrapped + 360 : wrapped
}

/** The signed way from `fromDeg` to `toDeg`, −180 ≤ degrees < 180. */
export function turnBetween(fromDeg: number, toDeg: number): number {
  return wrap360(toDeg - fromDeg + 180) - 180
}

/** A number rounded to a thousandth. */
export function round3(value: number): number {
  return Math.round(value * 1000) / 1000
}
