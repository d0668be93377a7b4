import { createElement as h } from 'react'
import type { ChartPoint } from '#astro/charts/chart.ts'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import type { Point } from '../geometry/polar.ts'

/** A wheel of 360 units is shown 320 pixels wide on the smallest phone, and a target has 24 of these, with a fifth of a unit for rounding. */
const LEAST_REACH = 27.2

const distance = (glyph: Element | null, { clientX, clientY }: MouseEvent): number => {
  if (!glyph) return Infinity
  const { left, top, width, height } = glyph.getBoundingClientRect()
  return Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY)
}

/** Where points stand close together their areas overlap: the one meant is the one whose glyph is nearest to the pointer. */
function nearestButton(event: MouseEvent<SVGGElement>): Element {
  const own = event.currentTarget
  // A press of Enter or of a screen reader has no place.
  if (event.detail === 0) return own
  const others = [...(own.ownerSVGElement?.querySelectorAll('.wheel-point[role=button]') ?? [])]
  const far = (button: Element) => distance(button.querySelector('[data-glyph]'), event)
  return others.reduce((best, button) => (far(button) < far(best) ? button : best), own as Element)
}

export interface PointButtonProps {
  point: ChartPoint
  /** Pressing works only when this is given; the group is then focusable. */
  onSelect?: (point: ChartPoint) => void
  onHover?: (point: ChartPoint | null) => void
  label?: string
  selected: boolean
  /** Where its glyph stands. */
  at: Point
  /** Path of the area that answers to the pointer, and its width, beside `LEAST_REACH` around the glyph. */
  reach: string
  reachWidth: number
  children?: ReactNode
}

/** A point of the wheel as a group that may be a button: Enter, Space, click and tap select it. */
export function PointButton({
  point,
  onSelect,
  onHover,
  label,
  selected,
  at,
  reach,
  reachWidth,
  children,
}: PointButtonProps) {
  if (!onSelect) return h('g', { className: 'wheel-point', 'data-point': point, 'aria-hidden': true }, children)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onSelect(point)
  }
  return h(
    'g',
    {
      className: 'wheel-point',
      'data-point': point,
      role: 'button',
      tabIndex: 0,
      'aria-label': label,
      'aria-pressed': selected,
      cursor: 'pointer',
      onClick: (event: MouseEvent<SVGGElement>) => {
        const meant = nearestButton(event)
        if (meant === event.currentTarget) onSelect(point)
        // Without a place, so that it's heard as the button's own.
        else meant.dispatchEvent(new globalThis.MouseEvent('click', { bubbles: true }))
      },
      onKeyDown,
      onPointerEnter: onHover && (() => onHover(point)),
      onPointerLeave: onHover && (() => onHover(null)),
    },
    h('circle', { cx: at.x, cy: at.y, r: LEAST_REACH / 2, fill: 'none', stroke: 'none', pointerEvents: 'all' }),
    h('path', {
      d: reach,
      fill: 'none',
      stroke: 'none',
      strokeWidth: reachWidth,
      strokeLinecap: 'round',
      pointerEvents: 'stroke',
    }),
    children,
  )
}
