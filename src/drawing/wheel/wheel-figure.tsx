import type { ChartAspect, ChartPoint, Houses } from '#astro/charts/chart.ts'
import { round3 } from '../geometry/polar.ts'
import { AngleMark } from './angle-mark.tsx'
import { AspectLines } from './aspect-lines.tsx'
import { BodyMark } from './body-mark.tsx'
import { HouseRing } from './house-ring.tsx'
import type { WheelLayout } from './lay-wheel.ts'
import { PointButton, type PointButtonProps } from './point-button.tsx'
import { ZodiacRing } from './zodiac-ring.tsx'

export interface WheelFigureProps {
  layout: WheelLayout
  houses: Houses | null
  /** Whether a point is looked at. */
  isLit: (point: ChartPoint) => boolean
  /** Whether an aspect's line steps back behind others. */
  isFaded: (aspect: ChartAspect) => boolean
  button: (point: ChartPoint) => Omit<PointButtonProps, 'reach' | 'reachWidth' | 'children'>
}

/** The wheel itself, without the frame of its picture. */
export function WheelFigure({ layout, houses, isLit, isFaded, button }: WheelFigureProps) {
  const { metrics } = layout
  return (
    <>
      <ZodiacRing layout={layout} />
      {houses ? <HouseRing layout={layout} houses={houses} /> : null}
      <AspectLines layout={layout} isFaded={isFaded} />
      {layout.angles.map((angle) => {
        const lit = (angle.name === 'asc' || angle.name === 'mc') && isLit(angle.name)
        const mark = <AngleMark key={angle.name} angle={angle} layout={layout} lit={lit} />
        if (angle.name !== 'asc' && angle.name !== 'mc') return mark
        const reach = `M${angle.mark.x} ${angle.mark.y}h0.01`
        return (
          <PointButton key={angle.name} {...button(angle.name)} reach={reach} reachWidth={metrics.angleGlyph * 1.8}>
            {mark}
          </PointButton>
        )
      })}
      <AspectEnds layout={layout} />
      {layout.bodies.map((laid) => {
        const { body } = laid.placement
        const reach = `M${laid.glyph.x} ${laid.glyph.y}L${laid.degree.x} ${laid.degree.y}`
        return (
          <PointButton key={body} {...button(body)} reach={reach} reachWidth={round3(metrics.bodyGlyph * 1.05)}>
            <BodyMark laid={laid} metrics={metrics} lit={isLit(body)} />
          </PointButton>
        )
      })}
    </>
  )
}

/** A bead where a body's true place meets the aspect circle. */
function AspectEnds({ layout: { aspects } }: { layout: WheelLayout }) {
  const ends = new Map(aspects.flatMap(({ from, to }) => [from, to]).map((point) => [`${point.x} ${point.y}`, point]))
  return (
    <g fill="var(--ink-2)" aria-hidden>
      {[...ends].map(([key, { x, y }]) => (
        <circle key={key} cx={x} cy={y} r={1.3} />
      ))}
    </g>
  )
}
