import { twoDigits } from '#language/angle.ts'
import { createElement as h, Fragment, type ReactNode } from 'react'
import { round3, type Point } from '../geometry/polar.ts'
import { Glyph } from '../glyphs/glyph.ts'
import type { LaidBody } from './lay-wheel.ts'
import type { WheelMetrics } from './wheel-metrics.ts'

/** One body: its true place on the ecliptic, the leader, the glyph, degrees and the retrograde mark. */
export function BodyMark({ laid, metrics, lit }: { laid: LaidBody; metrics: WheelMetrics; lit: boolean }) {
  const { placement, place, leader, glyph, degree, minute, retrograde } = laid
  const colour = lit ? 'var(--accent)' : 'var(--ink)'
  return h(
    Fragment,
    null,
    h(Leader, { points: leader, lit }),
    h('circle', { cx: place.x, cy: place.y, r: round3(metrics.place * (lit ? 1.35 : 1)), fill: colour }),
    h(Glyph, { name: placement.body, size: metrics.bodyGlyph, ...glyph, colour, halo: 'var(--paper)' }),
    h(Numeral, { at: degree, size: metrics.degreeText, colour }, placement.degree, '°'),
    minute && metrics.minuteText
      ? h(
          Numeral,
          { at: minute, size: metrics.minuteText, colour: lit ? colour : 'var(--ink-2)' },
          twoDigits(placement.minute),
          '′',
        )
      : null,
    placement.retrograde
      ? h(Glyph, {
          name: 'retrograde',
          size: metrics.retrogradeGlyph,
          ...retrograde,
          colour: lit ? colour : 'var(--tense)',
          weight: 1.9,
        })
      : null,
  )
}

interface NumeralProps {
  at: { x: number; y: number }
  size: number
  colour: string
  children?: ReactNode
}

/** Numerals on a ground of their own, so that a cusp passing behind doesn't strike them out. */
function Numeral({ at, size, colour, children }: NumeralProps) {
  return h(
    'text',
    {
      x: at.x,
      y: at.y,
      dy: '0.35em',
      fontSize: size,
      fill: colour,
      stroke: 'var(--paper)',
      strokeWidth: 3,
      strokeLinejoin: 'round',
      paintOrder: 'stroke',
      textAnchor: 'middle',
    },
    children,
  )
}

/** From a body's true place to its glyph. */
export function Leader({ points, lit }: { points: readonly Point[]; lit: boolean }) {
  return h('polyline', {
    className: 'wheel-leader',
    points: points.map(({ x, y }) => `${x},${y}`).join(' '),
    fill: 'none',
    stroke: lit ? 'var(--accent)' : 'var(--ink-2)',
    strokeWidth: lit ? 1.25 : 0.75,
    strokeLinejoin: 'round',
  })
}
