import { createElement as h } from 'react'
import { arcPath, radialPath } from '../geometry/arc-path.ts'
import { pointAt, round3 } from '../geometry/polar.ts'
import { Glyph } from '../glyphs/glyph.ts'
import { SIGN_NAMES } from '#astro/charts/sign.ts'
import type { WheelLayout } from './lay-wheel.ts'

/** The outer rings: the map-margin band, the twelve signs, the degree ticks and the dotted ecliptic. */
export function ZodiacRing({ layout }: { layout: WheelLayout }) {
  const { metrics, centre, directionOf } = layout
  const middle = (metrics.band + metrics.signs) / 2
  return h(
    'g',
    { className: 'wheel-zodiac', fill: 'none', 'aria-hidden': true },
    h('circle', {
      cx: centre.x,
      cy: centre.y,
      r: round3(middle),
      stroke: 'var(--surface)',
      strokeWidth: round3(metrics.band - metrics.signs),
    }),
    h(Band, { layout }),
    h('circle', { cx: centre.x, cy: centre.y, r: metrics.signs, stroke: 'var(--ink)', strokeWidth: 0.75 }),
    h(DegreeTicks, { layout }),
    h(Ecliptic, { layout }),
    h('path', {
      d: SIGN_NAMES.map((_, sign) => radialPath(centre, metrics.ecliptic, metrics.band, directionOf(sign * 30))).join(
        '',
      ),
      stroke: 'var(--ink)',
      strokeWidth: 0.75,
    }),
    SIGN_NAMES.map((name, sign) => {
      const { x, y } = pointAt(centre, middle, directionOf(sign * 30 + 15))
      return h(Glyph, { key: name, name, size: metrics.signGlyph, x, y, colour: 'var(--sky)' })
    }),
  )
}

/** Every other five degrees inked, between two rules. */
function Band({ layout: { metrics, centre, directionOf } }: { layout: WheelLayout }) {
  const middle = round3((metrics.outer + metrics.band) / 2)
  const inked = Array.from({ length: 36 }, (_, step) =>
    arcPath(centre, middle, directionOf(step * 10), directionOf(step * 10 + 5)),
  )
  return h(
    'g',
    { stroke: 'var(--ink)' },
    h('path', { d: inked.join(''), strokeWidth: round3(metrics.outer - metrics.band) }),
    h('circle', { cx: centre.x, cy: centre.y, r: metrics.outer, strokeWidth: 0.75 }),
    h('circle', { cx: centre.x, cy: centre.y, r: metrics.band, strokeWidth: 0.75 }),
  )
}

/** One tick a degree, longer at five and ten; the signs' own borders stand at thirty. */
function DegreeTicks({ layout: { metrics, centre, directionOf } }: { layout: WheelLayout }) {
  const depth = metrics.signs - metrics.ecliptic
  const ticks = (wanted: (degree: number) => boolean, share: number) =>
    Array.from({ length: 360 }, (_, degree) => degree)
      .filter(wanted)
      .map((degree) => radialPath(centre, metrics.signs - depth * share, metrics.signs, directionOf(degree)))
      .join('')
  return h(
    'g',
    { stroke: 'var(--ink-2)' },
    h('path', { d: ticks((degree) => degree % 5 !== 0, 0.4), strokeWidth: 0.5 }),
    h('path', { d: ticks((degree) => degree % 10 === 5, 0.65), strokeWidth: 0.75 }),
    h('path', { d: ticks((degree) => degree % 10 === 0 && degree % 30 !== 0, 0.9), strokeWidth: 0.75 }),
  )
}

/** The ecliptic as maps draw it: dots, one every two degrees. */
function Ecliptic({ layout: { metrics, centre, directionOf } }: { layout: WheelLayout }) {
  const dots = Array.from({ length: 180 }, (_, step) => {
    const { x, y } = pointAt(centre, metrics.ecliptic, directionOf(step * 2))
    return `M${x} ${y}h0`
  })
  return h('path', { d: dots.join(''), stroke: 'var(--ink-2)', strokeWidth: 1.4, strokeLinecap: 'round' })
}
