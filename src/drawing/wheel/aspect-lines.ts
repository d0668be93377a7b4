import { createElement as h } from 'react'
import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import type { ChartAspect } from '#astro/charts/chart.ts'
import { arcPath } from '../geometry/arc-path.ts'
import { round3, turnBetween } from '../geometry/polar.ts'
import type { LaidAspect, WheelLayout } from './lay-wheel.ts'
import { NATURE_STROKES } from './nature-strokes.ts'

/** Aspect lines inside their circle; the closer the aspect, the heavier its line. Lines that step back fade. */
export function AspectLines({ layout, isFaded }: { layout: WheelLayout; isFaded: (aspect: ChartAspect) => boolean }) {
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
  const nature = ASPECT_NATURE[aspect]
  const stroke = NATURE_STROKES[nature]
  return h('path', {
    'data-aspect': aspect,
    'data-nature': nature,
    d:
      aspect === 'conjunction'
        ? conjunctionPath(laid, layout)
        : `M${laid.from.x} ${laid.from.y}L${laid.to.x} ${laid.to.y}`,

    stroke: stroke.colour,
    strokeWidth: nature === 'conjunction' ? 1.8 : round3(Math.max(0.7, 1.5 - orbDeg * 0.12)),
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
