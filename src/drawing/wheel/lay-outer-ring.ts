import type { ChartPoint, Placement, PointAspect } from '#astro/charts/chart.ts'
import type { Body } from '#astro/ephemeris/body.ts'
import { pointAt, type Point } from '../geometry/polar.ts'
import { NUMERAL_WIDTH, numeralBox, stackInwards } from '../geometry/stack-inwards.ts'
import { boxGapDeg, widestBoxGapDeg } from './box-gap.ts'
import type { LaidAspect, WheelLayout } from './lay-wheel.ts'
import { spreadGlyphs } from './spread-glyphs.ts'

/** The measures of the ring of a second chart around a wheel, CSS pixels when shown at its size. */
export interface RingMetrics {
  /** How much of the picture the ring takes on each side. */
  depth: number
  glyph: number
  degreeText: number
  retrogradeGlyph: number
}

/** A body of the second chart: where it truly stands, and where its glyph and numerals found room. */
export interface RingBody {
  placement: Placement
  trueDeg: number
  leader: readonly Point[]
  place: Point
  glyph: Point
  degree: Point
  retrograde: Point
}

/** An aspect between the rings: `inner` is a point of the wheel, `outer` one of the ring around it. */
export interface RingAspect extends Pick<PointAspect, 'aspect' | 'orbDeg'> {
  inner: ChartPoint
  outer: ChartPoint
}

/** Measures of the ring in a picture `size` CSS pixels wide (360–1200). */
export function ringMetrics(size: number): RingMetrics {
  const between = (at360: number, at720: number) => at360 + ((at720 - at360) * (Math.min(size, 720) - 360)) / 360
  const glyph = between(15, 23)
  const degreeText = between(9.5, 12.5)
  const retrogradeGlyph = between(7, 10)
  return { depth: between(39, 62), glyph, degreeText, retrogradeGlyph }
}

/** Where the bodies of the second chart stand around the wheel, from the rim inwards: numerals, glyph, leader line. */
export function layOuterRing(
  placements: readonly Placement[],
  {
    layout,
    metrics,
    bodies,
    inside = 0,
  }: {
    layout: WheelLayout
    metrics: RingMetrics
    bodies: readonly Body[]
    /** How many rings lie between this one and the wheel. */
    inside?: number
  },
): RingBody[] {
  const { centre, directionOf } = layout
  const shown = placements.filter(({ body }) => bodies.includes(body))
  const trueDegs = shown.map(({ longitudeDeg }) => directionOf(longitudeDeg))
  const rim = layout.metrics.size / 2 + metrics.depth * (inside + 1) - (NUMERAL_WIDTH * metrics.degreeText) / 2 - 1
  const boxes = [
    numeralBox(metrics.degreeText),
    { width: metrics.retrogradeGlyph, height: metrics.retrogradeGlyph },
    { width: metrics.glyph, height: metrics.glyph },
  ]
  const partsAt = (directionDeg: number) => {
    const radii = stackInwards(rim, directionDeg, boxes)
    return boxes.map((box, i) => ({ ...box, radius: radii[i] ?? rim }))
  }
  const glyphDegs = spreadGlyphs({
    anglesDeg: trueDegs,
    gapDeg: (midDeg) => Math.max(...partsAt(midDeg).map((part) => boxGapDeg(part, midDeg))) * 1.05,
    widestGapDeg: Math.max(...partsAt(0).map(widestBoxGapDeg)) * 1.05,
  })
  const outer = inside === 0 ? layout.metrics.outer : layout.metrics.size / 2 + metrics.depth * inside
  return shown.map((placement, i) => {
    const trueDeg = trueDegs[i] ?? 0
    const glyphDeg = glyphDegs[i] ?? trueDeg
    const [degree, retrograde, glyph] = stackInwards(rim, glyphDeg, boxes)
    const at = (radius: number, direction = glyphDeg) => pointAt(centre, radius, direction)
    const end = (glyph ?? rim) - metrics.glyph * 0.62
    const bend = (end - outer) * 0.3
    return {
      placement,
      trueDeg,
      place: at(outer, trueDeg),
      leader: [at(outer, trueDeg), at(outer + bend, trueDeg), at(end - bend), at(end)],
      glyph: at(glyph ?? rim),
      degree: at(degree ?? rim),
      retrograde: at(retrograde ?? rim),
    }
  })
}

/** The lines between the two rings, on the aspect circle of the wheel. */
export function layRingAspects(
  aspects: readonly RingAspect[],
  layout: WheelLayout,
  longitudes: { inner: ReadonlyMap<ChartPoint, number>; outer: ReadonlyMap<ChartPoint, number> },
): LaidAspect[] {
  const { centre, directionOf, metrics } = layout
  return aspects.flatMap(({ inner, outer, aspect, orbDeg }) => {
    const [a, b] = [longitudes.inner.get(inner), longitudes.outer.get(outer)]
    if (a === undefined || b === undefined) return []
    const [fromDeg, toDeg] = [directionOf(a), directionOf(b)]
    return [
      {
        aspect: { a: inner, b: outer, aspect, orbDeg, applying: null },
        fromDeg,
        toDeg,
        from: pointAt(centre, metrics.aspects, fromDeg),
        to: pointAt(centre, metrics.aspects, toDeg),
      },
    ]
  })
}
