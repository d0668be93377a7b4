import type { ChartPoint, Houses, Placement, PointAspect } from '#astro/charts/chart.ts'
import { type Body, PLANETS } from '#astro/ephemeris/body.ts'
import { pointAt, wrap360, type Point } from '../geometry/polar.ts'
import { boxGapDeg, widestBoxGapDeg } from './box-gap.ts'
import { spreadGlyphs } from './spread-glyphs.ts'
import { wheelMetrics, type WheelMetrics } from './wheel-metrics.ts'
import { numeralBox, stackInwards, type Box } from '../geometry/stack-inwards.ts'

/** Bodies drawn unless others are asked for. */
export const WHEEL_BODIES: readonly Body[] = [...PLANETS, 'trueNode', 'meanLilith', 'chiron']

/** What a wheel is drawn from: any chart, or the picture of one in a report. */
export interface WheelChart {
  placements: readonly Placement[]
  /** Null when the birth time is unknown. */
  houses: Houses | null
  aspects: readonly PointAspect[]
}

/** A body on the wheel: where it truly stands, and where its glyph and numerals found room. */
export interface LaidBody {
  placement: Placement
  /** Screen direction of the true place and of the glyph, degrees counterclockwise from the right. */
  trueDeg: number
  glyphDeg: number
  /** The true place on the ecliptic circle: the leader line's outer end. */
  place: Point
  /** The leader line: `place`, two bends, its inner end at the glyph. */
  leader: readonly Point[]
  glyph: Point
  degree: Point
  minute: Point | null
  retrograde: Point
}

export interface LaidAngle {
  name: 'asc' | 'mc' | 'dsc' | 'ic'
  longitudeDeg: number
  directionDeg: number
  mark: Point
}

export interface LaidAspect {
  aspect: PointAspect
  fromDeg: number
  toDeg: number
  from: Point
  to: Point
}

export interface WheelLayout {
  metrics: WheelMetrics
  centre: Point
  /** Screen direction of an ecliptic longitude: the ascendant (0° Aries without houses) stands at the left, 180. */
  directionOf: (longitudeDeg: number) => number
  bodies: LaidBody[]
  /** Empty without houses. */
  angles: LaidAngle[]
  aspects: LaidAspect[]
}

/**
 * Places everything of a wheel shown `size` CSS pixels wide (280–1200). Coordinates run from 0 to `size`, y downwards.
 * Bodies of `bodies` that the chart lacks are left out; so are aspects of points not shown.
 *
 * @throws RangeError for a size out of range.
 */
export function layWheel(chart: WheelChart, size: number, bodies: readonly Body[] = WHEEL_BODIES): WheelLayout {
  const metrics = wheelMetrics(size)
  const centre = { x: size / 2, y: size / 2 }
  const leftDeg = chart.houses?.ascendantDeg ?? 0
  const directionOf = (longitudeDeg: number) => wrap360(180 + longitudeDeg - leftDeg)
  const placements = chart.placements.filter(({ body }) => bodies.includes(body))
  const laid = layBodies(placements, metrics, centre, directionOf)
  return {
    metrics,
    centre,
    directionOf,
    bodies: laid,
    angles: layAngles(chart, metrics, centre, directionOf),
    aspects: layAspects(chart, laid, metrics, centre, directionOf),
  }
}

type DirectionOf = WheelLayout['directionOf']

/** What neighbours keep between them beyond their boxes, as a factor. */
const AIR = 1.05

function layBodies(
  placements: Placement[],
  metrics: WheelMetrics,
  centre: Point,
  directionOf: DirectionOf,
): LaidBody[] {
  const trueDegs = placements.map(({ longitudeDeg }) => directionOf(longitudeDeg))
  const partsAt = (directionDeg: number) => {
    const { glyph, degree, minute } = stackBody(metrics, directionDeg)
    return minute ? [glyph, degree, minute] : [glyph, degree]
  }
  const glyphDegs = spreadGlyphs({
    anglesDeg: trueDegs,
    gapDeg: (midDeg) => Math.max(...partsAt(midDeg).map((part) => boxGapDeg(part, midDeg))) * AIR,
    // Numerals stand nearest to the centre, and so widest in angle, at the sides.
    widestGapDeg: Math.max(...partsAt(0).map(widestBoxGapDeg)) * AIR,
  })
  return placements.map((placement, index) => {
    const trueDeg = trueDegs[index] ?? 0
    const glyphDeg = glyphDegs[index] ?? trueDeg
    const at = (radius: number, direction = glyphDeg) => pointAt(centre, radius, direction)
    const stack = stackBody(metrics, glyphDeg)
    const bend = (metrics.ecliptic - metrics.leader) * 0.22
    return {
      placement,
      trueDeg,
      glyphDeg,
      place: at(metrics.ecliptic, trueDeg),
      leader: [
        at(metrics.ecliptic, trueDeg),
        at(metrics.ecliptic - bend, trueDeg),
        at(metrics.leader + bend),
        at(metrics.leader),
      ],
      glyph: at(stack.glyph.radius),
      degree: at(stack.degree.radius),
      minute: stack.minute && at(stack.minute.radius),
      retrograde: at(stack.retrograde.radius),
    }
  })
}

function layAngles(chart: WheelChart, metrics: WheelMetrics, centre: Point, directionOf: DirectionOf): LaidAngle[] {
  if (!chart.houses) return []
  const { ascendantDeg, midheavenDeg } = chart.houses
  const angles = [
    { name: 'asc', longitudeDeg: ascendantDeg },
    { name: 'mc', longitudeDeg: midheavenDeg },
    { name: 'dsc', longitudeDeg: wrap360(ascendantDeg + 180) },
    { name: 'ic', longitudeDeg: wrap360(midheavenDeg + 180) },
  ] as const
  const box = { radius: metrics.angles, width: metrics.angleGlyph, height: metrics.angleGlyph }
  const marks = spreadGlyphs({
    anglesDeg: angles.map(({ longitudeDeg }) => directionOf(longitudeDeg)),
    gapDeg: (midDeg) => boxGapDeg(box, midDeg),
    widestGapDeg: widestBoxGapDeg(box),
  })
  return angles.map(({ name, longitudeDeg }, index) => ({
    name,
    longitudeDeg,
    directionDeg: directionOf(longitudeDeg),
    mark: pointAt(centre, metrics.angles, marks[index] ?? 0),
  }))
}

function layAspects(
  chart: WheelChart,
  laid: LaidBody[],
  metrics: WheelMetrics,
  centre: Point,
  directionOf: DirectionOf,
): LaidAspect[] {
  const longitudes = new Map<ChartPoint, number>(
    laid.map(({ placement }) => [placement.body, placement.longitudeDeg] as const),
  )
  if (chart.houses) longitudes.set('asc', chart.houses.ascendantDeg).set('mc', chart.houses.midheavenDeg)
  return chart.aspects.flatMap((aspect) => {
    const a = longitudes.get(aspect.a)
    const b = longitudes.get(aspect.b)
    if (a === undefined || b === undefined) return []
    const [fromDeg, toDeg] = [directionOf(a), directionOf(b)]
    return [
      {
        aspect,
        fromDeg,
        toDeg,
        from: pointAt(centre, metrics.aspects, fromDeg),
        to: pointAt(centre, metrics.aspects, toDeg),
      },
    ]
  })
}

/** A part of a body's stack: how far its centre is from the wheel's, and the upright box it fills. */
interface StackPart extends Box {
  radius: number
}

interface BodyStack {
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
