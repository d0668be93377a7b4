const RADIAN = Math.PI / 180

/** An angle in degrees reduced to 0 ≤ a < 360. */
export function turn(degrees: number): number {
  const reduced = degrees - 360 * Math.floor(degrees / 360)
  return reduced < 360 ? reduced : 0
}

/** The shorter way from 0 to an angle: −180 ≤ a < 180 degrees. */
export function halfTurn(degrees: number): number {
  return turn(degrees + 180) - 180
}

export const sinDeg = (degrees: number) => Math.sin(degrees * RADIAN)
export const cosDeg = (degrees: number) => Math.cos(degrees * RADIAN)
export const tanDeg = (degrees: number) => Math.tan(degrees * RADIAN)
export const asinDeg = (sine: number) => Math.asin(Math.max(-1, Math.min(1, sine))) / RADIAN
export const atan2Deg = (y: number, x: number) => Math.atan2(y, x) / RADIAN
