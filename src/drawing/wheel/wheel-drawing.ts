import { createElement as h, Fragment } from 'react'
import type { ChartPoint, Houses, PointAspect } from '#astro/charts/chart.ts'
import { pointAt, round3, turnBetween } from '../geometry/polar.ts'
import { BodyMark } from './body-mark.ts'
import type { LaidAngle, WheelLayout, LaidAspect } from './lay-wheel.ts'
import { PointButton, type PointButtonProps } from './point-button.ts'
import { ZodiacRing } from './zodiac-ring.ts'
import { radialPath, arcPath } from '../geometry/arc-path.ts'
import { Glyph } from '../glyphs/glyph.ts'
import { ASPECT_NATURE, isMajorAspect } from '#astro/charts/aspect.ts'
import { strokeOf } from './nature-strokes.ts'

export interface WheelDrawingProps {
  layout: WheelLayout
  houses: Houses | null
  /** Whether a point is looked at. */
  isLit: (point: ChartPoint) => boolean
  /** Whether an aspect's line steps back behind others. */
  isFaded: (aspect: PointAspect) => boolean
  button: (point: ChartPoint) => Omit<PointButtonProps, 'at' | 'reach' | 'reachWidth' | 'children'>
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
        { key: angle.name, ...button(angle.name), at: angle.mark, reach, reachWidth: metrics.angleGlyph * 1.8 },
        mark,
      )
    }),
    h(AspectEnds, { layout }),
    layout.bodies.map((laid) => {
      const { body } = laid.placement
      const reach = `M${laid.glyph.x} ${laid.glyph.y}L${laid.degree.x} ${laid.degree.y}`
      return h(
        PointButton,
        { key: body, ...button(body), at: laid.glyph, reach, reachWidth: round3(metrics.bodyGlyph * 1.05) },
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

interface AngleMarkProps {
  angle: LaidAngle
  layout: WheelLayout
  lit: boolean
}

/** An end of the horizon or the meridian: its stroke through the houses, a notch outside the signs, its mark. */
function AngleMark({ angle, layout: { metrics, centre }, lit }: AngleMarkProps) {
  const rising = angle.name === 'asc' || angle.name === 'mc'
  const colour = lit ? 'var(--accent)' : 'var(--ink)'
  const inside = radialPath(centre, metrics.aspects, metrics.ecliptic, angle.directionDeg)
  const notch = radialPath(centre, metrics.outer, metrics.outer + metrics.angleGlyph * 0.24, angle.directionDeg)
  return h(
    Fragment,
    null,
    h('path', {
      className: 'wheel-axis',
      d: inside + notch,
      stroke: colour,
      strokeWidth: rising ? 1.5 : 0.9,
      fill: 'none',
    }),
    h(Glyph, {
      name: angle.name,
      size: metrics.angleGlyph,
      ...angle.mark,
      colour: lit || rising ? colour : 'var(--ink-2)',
      weight: rising ? 1.9 : 1.6,
    }),
  )
}

/** Cusps from the aspect circle to the ecliptic, and the houses' numbers in their ring. */
function HouseRing({ layout, houses }: { layout: WheelLayout; houses: Houses }) {
  const { metrics, centre, directionOf } = layout
  return h(
    'g',
    { className: 'wheel-houses', fill: 'none', 'aria-hidden': true },
    h('circle', { cx: centre.x, cy: centre.y, r: metrics.houses, stroke: 'var(--rule)', strokeWidth: 1 }),
    h('path', {
      d: houses.cuspsDeg
        .map((cusp) => radialPath(centre, metrics.aspects, metrics.ecliptic, directionOf(cusp)))
        .join(''),
      stroke: 'var(--ink-2)',
      strokeWidth: 0.6,
      strokeOpacity: 0.6,
    }),
    houses.cuspsDeg.map((cusp, index) => {
      const next = houses.cuspsDeg[(index + 1) % 12] ?? cusp
      const middle = cusp + turnBetween(cusp, next) / 2
      const { x, y } = pointAt(centre, (metrics.houses + metrics.aspects) / 2, directionOf(middle))
      return h(
        'text',
        { key: cusp, x, y, dy: '0.35em', fontSize: metrics.houseText, fill: 'var(--ink-2)', textAnchor: 'middle' },
        index + 1,
      )
    }),
  )
}

/** Aspect lines inside their circle; the closer the aspect, the heavier its line. Lines that step back fade. */
function AspectLines({ layout, isFaded }: { layout: WheelLayout; isFaded: (aspect: PointAspect) => boolean }) {
  const { metrics, centre } = layout
  return h(
    'g',
    { className: 'wheel-aspects', fill: 'none', 'aria-hidden': true },
    h('circle', { cx: centre.x, cy: centre.y, r: round3(metrics.aspects), stroke: 'var(--ink-2)', strokeWidth: 0.75 }),
    layout.aspects.map((laid) =>
      h(AspectLine, {
        key: `${laid.aspect.a}-${laid.aspect.b}`,
        laid,
        layout,
        faded: isFaded(laid.aspect),
      }),
    ),
  )
}

function AspectLine({ laid, layout, faded }: { laid: LaidAspect; layout: WheelLayout; faded: boolean }) {
  const { aspect, orbDeg } = laid.aspect
  const nature = isMajorAspect(aspect) ? ASPECT_NATURE[aspect] : 'minor'
  const stroke = strokeOf(aspect)
  return h('path', {
    'data-aspect': aspect,
    'data-nature': nature,
    d:
      aspect === 'conjunction'
        ? conjunctionPath(laid, layout)
        : `M${laid.from.x} ${laid.from.y}L${laid.to.x} ${laid.to.y}`,

    stroke: stroke.colour,
    strokeWidth: nature === 'conjunction' ? 1.8 : nature === 'minor' ? 0.8 : round3(Math.max(0.7, 1.5 - orbDeg * 0.12)),
    strokeDasharray: stroke.dashes,
    strokeLinecap: 'round',
    strokeOpacity: faded ? 0.14 : 1,
  })
}

/** Two bodies together would leave a stub of a chord: an arc just inside the circle, a little past both, says it better. */
function conjunctionPath({ fromDeg, toDeg }: LaidAspect, { metrics, centre }: WheelLayout): string {
  const [start, end] = turnBetween(fromDeg, toDeg) < 0 ? [toDeg, fromDeg] : [fromDeg, toDeg]
  return arcPath(centre, round3(metrics.aspects - 4), start - 2, end + 2)
}
