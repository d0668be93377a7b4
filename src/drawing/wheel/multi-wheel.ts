import { createElement as h } from 'react'
import { round3 } from '../geometry/polar.ts'
import { longitudesOf, RingMark, type RingChart } from './bi-wheel.ts'
import { layOuterRing, layRingAspects, ringMetrics, type RingAspect } from './lay-outer-ring.ts'
import { layWheel, WHEEL_BODIES, type WheelChart } from './lay-wheel.ts'
import { WheelDrawing } from './wheel-drawing.ts'

interface MultiWheelProps {
  /** The wheel in the middle: its ascendant stands at the left, its houses are drawn. */
  inner: WheelChart
  /** From the middle outwards, at most two. */
  rings: readonly RingChart[]
  /** Lines from a point of one of the rings to one of the wheel. */
  aspects: { ring: number; lines: readonly RingAspect[] }
  /** The width in CSS pixels it will be shown at; 480 or more for two rings. */
  size: number
  label: string
  className?: string
}

const INKS = ['var(--sky)', 'var(--accent)']

/** A wheel with up to two rings around it, in one picture. */
export function MultiWheel({ inner, rings, aspects, size, label, className }: MultiWheelProps) {
  const metrics = ringMetrics(size)
  const depth = metrics.depth * rings.length
  const layout = layWheel(inner, round3(size - 2 * depth), WHEEL_BODIES)
  const from = rings[aspects.ring]
  const lines = from
    ? layRingAspects(aspects.lines, layout, {
        inner: longitudesOf(inner, WHEEL_BODIES),
        outer: longitudesOf(from, WHEEL_BODIES),
      })
    : layout.aspects
  const centre = layout.metrics.size / 2
  return h(
    'svg',
    {
      className,
      viewBox: `0 0 ${size} ${size}`,
      width: '100%',
      role: 'img',
      'aria-label': label,
      fontFamily: 'inherit',
    },
    h(
      'g',
      { transform: `translate(${round3(depth)} ${round3(depth)})` },
      h(WheelDrawing, {
        layout: { ...layout, aspects: lines },
        houses: inner.houses,
        isLit: () => false,
        isFaded: () => false,
        button: (point) => ({ point, onSelect: undefined, onHover: undefined, label: undefined, selected: false }),
      }),
      rings.slice(1).map((_, i) =>
        h('circle', {
          key: i,
          cx: centre,
          cy: centre,
          r: round3(centre + metrics.depth * (i + 1)),
          fill: 'none',
          stroke: 'var(--rule-2)',
          strokeWidth: 0.75,
        }),
      ),
      rings.map((ring, inside) =>
        h(
          'g',
          { key: INKS[inside], className: 'wheel-outer' },
          layOuterRing(ring.placements, { layout, metrics, bodies: WHEEL_BODIES, inside }).map((laid) =>
            h(RingMark, { key: laid.placement.body, laid, metrics, lit: false, ink: INKS[inside] ?? 'var(--ink)' }),
          ),
        ),
      ),
    ),
  )
}
