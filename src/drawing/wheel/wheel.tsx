import type { Chart, ChartPoint } from '#astro/charts/chart.ts'
import type { Body } from '#astro/ephemeris/body.ts'
import { round3 } from '../geometry/polar.ts'
import { AngleMark } from './angle-mark.tsx'
import { AspectLines } from './aspect-lines.tsx'
import { BodyMark } from './body-mark.tsx'
import { HouseRing } from './house-ring.tsx'
import { layWheel, WHEEL_BODIES } from './lay-wheel.ts'
import { PointButton } from './point-button.tsx'
import { ZodiacRing } from './zodiac-ring.tsx'

interface WheelProps {
  chart: Chart
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
  const { metrics } = layout
  const focus = hovered ?? selected
  const button = (point: ChartPoint) => ({
    point,
    onSelect,
    onHover: props.onHover,
    label: props.labelOf?.(point),
    selected: point === selected,
  })
  return (
    <svg
      className={props.className}
      viewBox={`0 0 ${size} ${size}`}
      width="100%"
      role={onSelect ? 'group' : 'img'}
      aria-label={label}
      fontFamily="inherit"
    >
      <ZodiacRing layout={layout} />
      {chart.houses ? <HouseRing layout={layout} houses={chart.houses} /> : null}
      <AspectLines layout={layout} focus={focus} />
      {layout.angles.map((angle) => {
        const mark = <AngleMark key={angle.name} angle={angle} layout={layout} lit={focus === angle.name} />
        if (angle.name !== 'asc' && angle.name !== 'mc') return mark
        const reach = `M${angle.mark.x} ${angle.mark.y}h0.01`
        return (
          <PointButton key={angle.name} {...button(angle.name)} reach={reach} reachWidth={metrics.angleGlyph * 1.8}>
            {mark}
          </PointButton>
        )
      })}
      <AspectEnds layout={layout} />
      {layout.bodies.map((laid) => {
        const { body } = laid.placement
        const reach = `M${laid.glyph.x} ${laid.glyph.y}L${laid.degree.x} ${laid.degree.y}`
        return (
          <PointButton key={body} {...button(body)} reach={reach} reachWidth={round3(metrics.bodyGlyph * 1.05)}>
            <BodyMark laid={laid} metrics={metrics} lit={focus === body} />
          </PointButton>
        )
      })}
    </svg>
  )
}

/** A bead where a body's true place meets the aspect circle. */
function AspectEnds({ layout: { aspects } }: { layout: ReturnType<typeof layWheel> }) {
  const ends = new Map(aspects.flatMap(({ from, to }) => [from, to]).map((point) => [`${point.x} ${point.y}`, point]))
  return (
    <g fill="var(--ink-2)" aria-hidden>
      {[...ends].map(([key, { x, y }]) => (
        <circle key={key} cx={x} cy={y} r={1.3} />
      ))}
    </g>
  )
}
