import { createElement as h } from 'react'
import type { ChartPoint } from '#astro/charts/chart.ts'
import type { KeyboardEvent, ReactNode } from 'react'

export interface PointButtonProps {
  point: ChartPoint
  /** Pressing works only when this is given; the group is then focusable. */
  onSelect?: (point: ChartPoint) => void
  onHover?: (point: ChartPoint | null) => void
  label?: string
  selected: boolean
  /** Path of the area that answers to the pointer, and its width. */
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
      onClick: () => onSelect(point),
      onKeyDown,
      onPointerEnter: onHover && (() => onHover(point)),
      onPointerLeave: onHover && (() => onHover(null)),
    },
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
