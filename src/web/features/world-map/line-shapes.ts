import { linesOf, type LineAngle, type Overhead } from '#astro/charts/planetary-lines.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import { northOf, NORTH_DEG, SOUTH_DEG, toScreen, turned, type Size, type View, type XY } from './view.ts'

/** A line as it is drawn: from south to north, its longitudes running on beyond 180°. */
export interface LineShape {
  id: LineId
  planet: Planet
  angle: LineAngle
  points: readonly { lon: number; north: number }[]
}

export type LineId = `${Planet} ${LineAngle}`

const STEP_DEG = 0.5

export function lineShapes(skies: readonly Overhead[]): LineShape[] {
  return linesOf(skies, STEP_DEG).map(({ planet, angle, points }) => {
    let before = points[0]?.longitudeDeg ?? 0
    const running = points.map(({ latitudeDeg, longitudeDeg }) => {
      before += turned(longitudeDeg - before)
      const latitude = Math.max(SOUTH_DEG - 1, Math.min(NORTH_DEG + 1, latitudeDeg))
      return { lon: before, north: northOf(latitude) }
    })
    return { id: `${planet} ${angle}`, planet, angle, points: running }
  })
}

/** The line that passes nearest to a point of the screen, if within so many pixels. */
export function lineAt(
  shapes: readonly LineShape[],
  view: View,
  size: Size,
  at: XY,
  withinPx: number,
): LineShape | undefined {
  let [found, least]: [LineShape | undefined, number] = [undefined, withinPx]
  for (const shape of shapes) {
    let from: XY | undefined
    for (const point of shape.points) {
      const to = toScreen(view, size, point)
      // Two neighbors on different turns of the Earth are not joined on the screen.
      if (from && Math.abs(to.x - from.x) < 180 * view.scale) {
        const apart = distanceToSegment(at, from, to)
        if (apart < least) [found, least] = [shape, apart]
      }
      from = to
    }
  }
  return found
}

function distanceToSegment(at: XY, from: XY, to: XY): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((at.x - from.x) * dx + (at.y - from.y) * dy) / length))
  return Math.hypot(at.x - from.x - share * dx, at.y - from.y - share * dy)
}
