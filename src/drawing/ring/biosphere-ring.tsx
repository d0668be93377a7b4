import { arcPath } from '../geometry/arc-path.ts'

/** 0 presses, 1 mixed, 2 eases. */
export type RingLight = 0 | 1 | 2

interface BiosphereRingProps {
  /** At 6, 12, 18 and 24 o'clock. */
  lights: readonly RingLight[]
  /** Side in CSS pixels; 44 unless given. */
  size?: number
  /** The ring in words, for screen readers; without it the ring is decoration. */
  title?: string
  className?: string
}

const SIDE = 44
const CENTRE = { x: SIDE / 2, y: SIDE / 2 }
const RADIUS = 19
/** Half of the gap between two quarters, degrees. */
const GAP = 6

/** Told apart by colour and by line: dashed where it presses, thin where it is mixed, full where it eases. */
export const LIGHT_INK: Record<RingLight, { stroke: string; strokeWidth: number; strokeDasharray?: string }> = {
  0: { stroke: 'var(--tense)', strokeWidth: 3.5, strokeDasharray: '3.6 2.4' },
  1: { stroke: 'var(--neutral)', strokeWidth: 1.5 },
  2: { stroke: 'var(--flowing)', strokeWidth: 4.5 },
}

/** Clockwise from the top. */
const QUARTERS = [0, 1, 2, 3].map((quarter) =>
  arcPath(CENTRE, RADIUS, 90 - 90 * (quarter + 1) + GAP, 90 - 90 * quarter - GAP),
)

/** A day in four quarters clockwise from the top: morning, noon, evening, midnight. */
export function BiosphereRing({ lights, size = SIDE, title, className }: BiosphereRingProps) {
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
      {QUARTERS.map((path, quarter) => {
        const light = lights[quarter]
        return light === undefined ? null : <path key={path} data-light={light} d={path} {...LIGHT_INK[light]} />
      })}
    </svg>
  )
}
