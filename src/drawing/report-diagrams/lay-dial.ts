import type { ChartPoint } from '#astro/charts/chart.ts'
import { pointAt, wrap360, type Point } from '../geometry/polar.ts'
import { boxGapDeg, widestBoxGapDeg } from '../wheel/box-gap.ts'
import { spreadGlyphs } from '../wheel/spread-glyphs.ts'

export interface Dial {
  points: readonly { point: ChartPoint; longitudeDeg: number }[]
  axes: readonly ChartPoint[]
}

interface LaidDialPoint {
  point: ChartPoint
  /** Screen direction of its true place, degrees counterclockwise from the right. */
  directionDeg: number
  isAxis: boolean
  /** On the rim, and where its glyph found room outside it. */
  place: Point
  glyph: Point
  /** From the place to the glyph. */
  leader: readonly Point[]
}

interface LaidDial {
  centre: Point
  /** The rim on which points stand, and the inner edge of the scale. */
  rim: number
  scale: number
  glyphSize: number
  points: LaidDialPoint[]
  height: number
}

/** A dial of more would be a poster. */
const LARGEST = 460

/** Where a longitude stands on the 90° dial: 0° at the top, counterclockwise, four degrees of circle for each. */
export const dialDirection = (longitudeDeg: number) => wrap360(90 + (longitudeDeg % 90) * 4)

/** Places of a 90° dial (Ebertin 1940) in `width` pixels: glyphs outside the rim, parted where they would overlap. */
export function layDial({ points, axes }: Dial, width: number): LaidDial {
  const side = Math.min(width, LARGEST)
  const glyphSize = side < 420 ? 17 : 21
  const centre = { x: width / 2, y: side / 2 }
  const orbit = side / 2 - glyphSize * 0.72
  const rim = orbit - glyphSize * 1.25
  const box = { radius: orbit, width: glyphSize * 1.04, height: glyphSize * 1.04 }
  const trueDegs = points.map(({ longitudeDeg }) => dialDirection(longitudeDeg))
  const glyphDegs = spreadGlyphs({
    anglesDeg: trueDegs,
    gapDeg: (midDeg) => boxGapDeg(box, midDeg),
    widestGapDeg: widestBoxGapDeg(box),
  })
  const laid = points.map(({ point }, i): LaidDialPoint => {
    const directionDeg = trueDegs[i] ?? 0
    const glyphDeg = glyphDegs[i] ?? directionDeg
    const end = orbit - glyphSize * 0.62
    const bend = (end - rim) * 0.3
    return {
      point,
      directionDeg,
      isAxis: axes.includes(point),
      place: pointAt(centre, rim, directionDeg),
      glyph: pointAt(centre, orbit, glyphDeg),
      leader: [
        pointAt(centre, rim, directionDeg),
        pointAt(centre, rim + bend, directionDeg),
        pointAt(centre, end - bend, glyphDeg),
        pointAt(centre, end, glyphDeg),
      ],
    }
  })
  return { centre, rim, scale: rim - 13, glyphSize, points: laid, height: side }
}
