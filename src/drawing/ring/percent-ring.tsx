import { arcPath, radialPath } from '../geometry/arc-path.ts'
import { pointAt } from '../geometry/polar.ts'

interface PercentRingProps {
  /** 0–100. */
  value: number
  /** Side in CSS pixels; 88 unless given. */
  size?: number
  /** Any paint; the accent unless given. */
  colour?: string
  /** Set in the middle, e.g. “72%”. */
  label?: string
  /** The ring in words, for screen readers; without it the ring is decoration. */
  title?: string
  className?: string
}

const RADIUS = 35
const SIDE = 88
const CENTRE = { x: SIDE / 2, y: SIDE / 2 }
/** Twenty ticks outside the ring, one for every five percent, longer at the quarters. */
const TICKS = Array.from({ length: 20 }, (_, step) =>
  radialPath(CENTRE, RADIUS + 4.5, RADIUS + (step % 5 === 0 ? 8 : 6), 90 - step * 18),
).join('')

/**
 * A share drawn as the dial of an instrument: a hairline circle of radius 35 in a box of 88, the value as an arc
 * clockwise from the top, a bead at its end.
 *
 * @throws RangeError outside 0–100.
 */
export function PercentRing({
  value,
  size = SIDE,
  colour = 'var(--accent)',
  label,
  title,
  className,
}: PercentRingProps) {
  if (!(value >= 0 && value <= 100)) throw new RangeError(`percentage must be 0–100, got ${value}`)
  const endDeg = 90 - value * 3.6
  const bead = pointAt(CENTRE, RADIUS, endDeg)
  return (
    <svg
      className={className}
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      width={size}
      height={size}
      fill="none"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <path d={TICKS} stroke="var(--ink-2)" strokeWidth={0.75} strokeLinecap="round" />
      <circle cx={CENTRE.x} cy={CENTRE.y} r={RADIUS} stroke="var(--rule)" strokeWidth={1.5} />
      {value === 100 ? <circle cx={CENTRE.x} cy={CENTRE.y} r={RADIUS} stroke={colour} strokeWidth={2.5} /> : null}
      {value > 0 && value < 100 ? (
        <path data-share={value} d={arcPath(CENTRE, RADIUS, endDeg, 90)} stroke={colour} strokeWidth={2.5} />
      ) : null}
      <circle cx={bead.x} cy={bead.y} r={3.25} fill={colour} stroke="var(--surface)" strokeWidth={1.5} />
      {label ? (
        <text x={CENTRE.x} y={CENTRE.y} dy="0.35em" fontSize={19} fill="var(--ink)" textAnchor="middle">
          {label}
        </text>
      ) : null}
    </svg>
  )
}
