import { createElement as h } from 'react'
import type { Point } from '../geometry/polar.ts'
import { darkHatching } from './dark-hatching.ts'
import { litPath } from './lit-path.ts'

interface MoonDiscProps {
  centre: Point
  radius: number
  /** 0–1. */
  illuminatedFraction: number
  waxing: boolean
  /** Seen from the southern half of the Earth, where the lit side is the other one. */
  southern?: boolean
}

/** Below this radius hatching would blur: the dark side is then one tint. */
const HATCHED_FROM = 19

/** The Moon as part of an SVG drawing: lit side blank, dark side hatched, limb in ink. */
export function MoonDisc({ centre, radius, illuminatedFraction, waxing, southern = false }: MoonDiscProps) {
  const litRight = waxing !== southern
  const hatched = radius >= HATCHED_FROM
  const spacing = Math.min(4, Math.max(2.2, radius / 18))
  const disc = { cx: centre.x, cy: centre.y, r: radius }
  return h(
    'g',
    { 'data-moon': illuminatedFraction },
    h('circle', { ...disc, fill: 'var(--paper)' }),
    h('circle', { ...disc, fill: 'var(--moon-shade)', fillOpacity: hatched ? 0.16 : 1 }),
    hatched
      ? h('path', {
          d: darkHatching({ centre, radius, illuminatedFraction, litRight, spacing }),
          fill: 'var(--moon-shade)',
        })
      : null,
    h('path', {
      className: 'moon-lit',
      d: litPath({ centre, radius, illuminatedFraction, litRight }),
      fill: 'var(--moon-lit)',
    }),
    h('circle', { ...disc, fill: 'none', stroke: 'var(--ink)', strokeWidth: radius < HATCHED_FROM ? 0.75 : 1 }),
  )
}
