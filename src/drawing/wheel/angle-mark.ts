import { createElement as h, Fragment } from 'react'
import { radialPath } from '../geometry/arc-path.ts'
import { Glyph } from '../glyphs/glyph.ts'
import type { LaidAngle, WheelLayout } from './lay-wheel.ts'

interface AngleMarkProps {
  angle: LaidAngle
  layout: WheelLayout
  lit: boolean
}

/** An end of the horizon or the meridian: its stroke through the houses, a notch outside the signs, its mark. */
export function AngleMark({ angle, layout: { metrics, centre }, lit }: AngleMarkProps) {
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
