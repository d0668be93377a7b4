import { createElement as h, Fragment } from 'react'
import type { ChartAspect, ChartPoint, Houses } from '#astro/charts/chart.ts'
import { round3 } from '../geometry/polar.ts'
import { AngleMark } from './angle-mark.ts'
import { AspectLines } from './aspect-lines.ts'
import { BodyMark } from './body-mark.ts'
import { HouseRing } from './house-ring.ts'
import type { WheelLayout } from './lay-wheel.ts'
import { PointButton, type PointButtonProps } from './point-button.ts'
import { ZodiacRing } from './zodiac-ring.ts'

export interface WheelDrawingProps {
  layout: WheelLayout
  houses: Houses | null
  /** Whether a point is looked at. */
  isLit: (point: ChartPoint) => boolean
  /** Whether an aspect's line steps back behind others. */
  isFaded: (aspect: ChartAspect) => boolean
  button: (point: ChartPoint) => Omit<PointButtonProps, 'reach' | 'reachWidth' | 'children'>
}

/** The wheel itself, without the frame of its picture. */
export function WheelDrawing({ layout, houses, isLit, isFaded, button }: WheelDrawingProps) {
  const { metrics } = layout
  return h(
    Fragment,
    null,
    h(ZodiacRing, { layout }),
    houses ? h(HouseRing, { layout, houses }) : null,
    h(AspectLines, { layout, isFaded }),
    layout.angles.map((angle) => {
      const lit = (angle.name === 'asc' || angle.name === 'mc') && isLit(angle.name)
      const mark = h(AngleMark, { key: angle.name, angle, layout, lit })
      if (angle.name !== 'asc' && angle.name !== 'mc') return mark
      const reach = `M${angle.mark.x} ${angle.mark.y}h0.01`
      return h(
        PointButton,
        { key: angle.name, ...button(angle.name), reach, reachWidth: metrics.angleGlyph * 1.8 },
        mark,
      )
    }),
    h(AspectEnds, { layout }),
    layout.bodies.map((laid) => {
      const { body } = laid.placement
      const reach = `M${laid.glyph.x} ${laid.glyph.y}L${laid.degree.x} ${laid.degree.y}`
      return h(
        PointButton,
        { key: body, ...button(body), reach, reachWidth: round3(metrics.bodyGlyph * 1.05) },
        h(BodyMark, { laid, metrics, lit: isLit(body) }),
      )
    }),
  )
}

/** A bead where a body's true place meets the aspect circle. */
function AspectEnds({ layout: { aspects } }: { layout: WheelLayout }) {
  const ends = new Map(aspects.flatMap(({ from, to }) => [from, to]).map((point) => [`${point.x} ${point.y}`, point]))
  return h(
    'g',
    { fill: 'var(--ink-2)', 'aria-hidden': true },
    [...ends].map(([key, { x, y }]) => h('circle', { key, cx: x, cy: y, r: 1.3 })),
  )
}
