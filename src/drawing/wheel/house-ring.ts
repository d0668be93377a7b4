import { createElement as h } from 'react'
import type { Houses } from '#astro/charts/chart.ts'
import { radialPath } from '../geometry/arc-path.ts'
import { pointAt, turnBetween } from '../geometry/polar.ts'
import type { WheelLayout } from './lay-wheel.ts'

/** Cusps from the aspect circle to the ecliptic, and the houses' numbers in their ring. */
export function HouseRing({ layout, houses }: { layout: WheelLayout; houses: Houses }) {
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
