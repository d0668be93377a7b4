import { numeralBox, stackInwards, type Box } from '../geometry/stack-inwards.ts'
import type { WheelMetrics } from './wheel-metrics.ts'

/** A part of a body's stack: how far its centre is from the wheel's, and the upright box it fills. */
interface StackPart extends Box {
  radius: number
}

export interface BodyStack {
  glyph: StackPart
  degree: StackPart
  /** Null when the wheel is too small for minutes. */
  minute: StackPart | null
  retrograde: StackPart
}

/** Glyph, degrees, minutes and retrograde mark, one after the other from the ecliptic inwards. */
export function stackBody(metrics: WheelMetrics, directionDeg: number): BodyStack {
  const glyph = { width: metrics.bodyGlyph, height: metrics.bodyGlyph }
  const degree = numeralBox(metrics.degreeText)
  const minute = metrics.minuteText === null ? null : numeralBox(metrics.minuteText)
  const mark = { width: metrics.retrogradeGlyph, height: metrics.retrogradeGlyph }
  const boxes = minute ? [glyph, degree, minute, mark] : [glyph, degree, mark]
  const radii = stackInwards(metrics.bodies, directionDeg, boxes)
  const part = (box: Box, index: number): StackPart => ({ ...box, radius: radii.at(index) ?? 0 })
  return {
    glyph: part(glyph, 0),
    degree: part(degree, 1),
    minute: minute && part(minute, 2),
    retrograde: part(mark, -1),
  }
}
