import { createElement as h } from 'react'
import type { ChartPoint } from '#astro/charts/chart.ts'
import type { Body } from '#astro/ephemeris/body.ts'
import { layWheel, WHEEL_BODIES, type WheelChart } from './lay-wheel.ts'
import { WheelDrawing } from './wheel-drawing.ts'

interface WheelProps {
  chart: WheelChart
  /** The width in CSS pixels it will be shown at, 280–1200: type, glyphs and detail are chosen for it. */
  size?: number
  /** Bodies to draw: Sun to Pluto, true node, mean Lilith and Chiron unless given. */
  bodies?: readonly Body[]
  /** The whole picture in words, for screen readers. */
  label?: string
  selected?: ChartPoint | null
  hovered?: ChartPoint | null
  /** Makes every point a button. */
  onSelect?: (point: ChartPoint) => void
  onHover?: (point: ChartPoint | null) => void
  /** The name of a point's button; give it with `onSelect`. */
  labelOf?: (point: ChartPoint) => string
  className?: string
}

/**
 * A chart drawn as an engraved wheel: ascendant at the left (0° Aries when the houses are unknown), longitudes
 * counterclockwise. It fills its container's width; colours come from the page's custom properties.
 */
export function Wheel(props: WheelProps) {
  const { chart, size = 560, bodies = WHEEL_BODIES, label, selected = null, hovered = null, onSelect } = props
  const layout = layWheel(chart, size, bodies)
  const focus = hovered ?? selected
  const button = (point: ChartPoint) => ({
    point,
    onSelect,
    onHover: props.onHover,
    label: props.labelOf?.(point),
    selected: point === selected,
  })
  return h(
    'svg',
    {
      className: props.className,
      viewBox: `0 0 ${size} ${size}`,
      width: '100%',
      role: onSelect ? 'group' : 'img',
      'aria-label': label,
      fontFamily: 'inherit',
    },
    h(WheelDrawing, {
      layout,
      houses: chart.houses,
      isLit: (point) => point === focus,
      isFaded: ({ a, b }) => focus !== null && focus !== a && focus !== b,
      button,
    }),
  )
}
