import { Leader } from './body-mark.ts'
import { createElement as h, Fragment } from 'react'
import type { ChartPoint } from '#astro/charts/chart.ts'
import type { Body } from '#astro/ephemeris/body.ts'
import { round3 } from '../geometry/polar.ts'
import { Glyph } from '../glyphs/glyph.ts'
import {
  layOuterRing,
  layRingAspects,
  ringMetrics,
  type RingAspect,
  type RingBody,
  type RingMetrics,
} from './lay-outer-ring.ts'
import { layWheel, WHEEL_BODIES, type WheelChart } from './lay-wheel.ts'
import { PointButton } from './point-button.ts'
import { WheelDrawing } from './wheel-drawing.ts'

/** A point of one of the two rings. */
export interface RingPoint {
  ring: 'inner' | 'outer'
  point: ChartPoint
}

export type RingChart = Pick<WheelChart, 'placements' | 'houses'>

interface BiWheelProps {
  /** The wheel: its ascendant stands at the left, its houses are drawn. */
  inner: WheelChart
  /** The ring around it. */
  outer: RingChart
  aspects: readonly RingAspect[]
  /** The width in CSS pixels it will be shown at, 360–1200. */
  size?: number
  bodies?: readonly Body[]
  label?: string
  selected?: RingPoint | null
  hovered?: RingPoint | null
  onSelect?: (point: RingPoint) => void
  onHover?: (point: RingPoint | null) => void
  labelOf?: (point: RingPoint) => string
  className?: string
}

/** A point's name among both rings. */
const same = (one: RingPoint | null, other: RingPoint) => one?.ring === other.ring && one.point === other.point

/**
 * Two charts in one picture: a wheel and around it the bodies of a second chart, with the aspects from ring to ring. Of a
 * point looked at only its own lines stay.
 */
export function BiWheel(props: BiWheelProps) {
  const { inner, outer, aspects, size = 640, bodies = WHEEL_BODIES, selected = null, hovered = null, onSelect } = props
  const metrics = ringMetrics(size)
  const layout = layWheel(inner, round3(size - 2 * metrics.depth), bodies)
  const focus = hovered ?? selected
  const lines = layRingAspects(aspects, layout, {
    inner: longitudesOf(inner, bodies),
    outer: longitudesOf(outer, bodies),
  })
  const button = (of: RingPoint) => ({
    point: of.point,
    onSelect: onSelect && (() => onSelect(of)),
    onHover: props.onHover && ((point: ChartPoint | null) => props.onHover?.(point === null ? null : of)),
    label: props.labelOf?.(of),
    selected: same(selected, of),
  })
  return h(
    'svg',
    {
      className: props.className,
      viewBox: `0 0 ${size} ${size}`,
      width: '100%',
      role: onSelect ? 'group' : 'img',
      'aria-label': props.label,
      fontFamily: 'inherit',
    },
    h(
      'g',
      { transform: `translate(${metrics.depth} ${metrics.depth})` },
      h(WheelDrawing, {
        layout: { ...layout, aspects: lines },
        houses: inner.houses,
        isLit: (point) => same(focus, { ring: 'inner', point }),
        isFaded: ({ a, b }) => focus !== null && (focus.ring === 'inner' ? a : b) !== focus.point,
        button: (point) => button({ ring: 'inner', point }),
      }),
      h(
        'g',
        { className: 'wheel-outer' },
        layOuterRing(outer.placements, { layout, metrics, bodies }).map((laid) => {
          const of = { ring: 'outer', point: laid.placement.body } as const
          const reach = `M${laid.glyph.x} ${laid.glyph.y}L${laid.degree.x} ${laid.degree.y}`
          return h(
            PointButton,
            { key: of.point, ...button(of), at: laid.glyph, reach, reachWidth: round3(metrics.glyph * 1.1) },
            h(RingMark, { laid, metrics, lit: same(focus, of) }),
          )
        }),
      ),
    ),
  )
}

interface RingMarkProps {
  laid: RingBody
  metrics: RingMetrics
  lit: boolean
  /** The ring's own. */
  ink?: string
}

/** One body of an outer ring, in the ring's own ink. */
export function RingMark({ laid, metrics, lit, ink = 'var(--sky)' }: RingMarkProps) {
  const { placement, leader, place, glyph, degree, retrograde } = laid
  const colour = lit ? 'var(--accent)' : ink
  return h(
    Fragment,
    null,
    h(Leader, { points: leader, lit }),
    h('circle', { cx: place.x, cy: place.y, r: lit ? 2.4 : 1.8, fill: colour }),
    h(Glyph, { name: placement.body, size: metrics.glyph, ...glyph, colour, halo: 'var(--paper)' }),
    h(
      'text',
      { x: degree.x, y: degree.y, dy: '0.35em', fontSize: metrics.degreeText, fill: colour, textAnchor: 'middle' },
      placement.degree,
      '°',
    ),
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

export function longitudesOf(
  { placements, houses }: RingChart,
  bodies: readonly Body[],
): ReadonlyMap<ChartPoint, number> {
  const longitudes = new Map<ChartPoint, number>(
    placements.flatMap(({ body, longitudeDeg }) => (bodies.includes(body) ? [[body, longitudeDeg] as const] : [])),
  )
  if (houses) longitudes.set('asc', houses.ascendantDeg).set('mc', houses.midheavenDeg)
  return longitudes
}
