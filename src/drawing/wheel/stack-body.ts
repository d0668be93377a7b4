import { FIGURE_WIDTH, type WheelMetrics } from './wheel-metrics.ts'

/** A part of a body's stack: how far its centre is from the wheel's, and the upright box it fills. */
export interface StackPart {
  radius: number
  width: number
  height: number
}

export interface BodyStack {
  glyph: StackPart
  degree: StackPart
  /** Null when the wheel is too small for minutes. */
  minute: StackPart | null
  retrograde: StackPart
}

/**
 * Glyph, degrees, minutes and retrograde mark one after the other from the ecliptic inwards, in the direction
 * `directionDeg`. Figures are wider than high, so at the sides of the wheel they take more of the radius than at the top:
 * each part reaches as far as the ellipse in its box does in that direction.
 */
export function stackBody(metrics: WheelMetrics, directionDeg: number): BodyStack {
  const direction = (directionDeg * Math.PI) / 180
  const reach = ({ width, height }: { width: number; height: number }) =>
    Math.hypot((width / 2) * Math.cos(direction), (height / 2) * Math.sin(direction))
  const glyph = { radius: metrics.bodies, width: metrics.bodyGlyph, height: metrics.bodyGlyph }
  const after = (previous: StackPart, box: { width: number; height: number }): StackPart => ({
    ...box,
    radius: previous.radius - reach(previous) - reach(box),
  })
  const degree = after(glyph, figureBox(metrics.degreeText))
  const minute = metrics.minuteText === null ? null : after(degree, figureBox(metrics.minuteText))
  const side = metrics.retrogradeGlyph
  return { glyph, degree, minute, retrograde: after(minute ?? degree, { width: side, height: side }) }
}

const figureBox = (fontSize: number) => ({ width: fontSize * FIGURE_WIDTH, height: fontSize * 1.05 })
