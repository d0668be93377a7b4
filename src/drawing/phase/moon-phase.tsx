import { MoonDisc } from './moon-disc.ts'

interface MoonPhaseProps {
  /** Lit share of the disc, 0–1. */
  illuminatedFraction: number
  waxing: boolean
  /** Side in CSS pixels; 96 unless given. */
  size?: number
  /** Draw it as seen from the southern half of the Earth. */
  southern?: boolean
  /** The phase in words; without it the picture is decoration. */
  title?: string
  className?: string
}

/**
 * The Moon with its true terminator, north up, as seen from the northern half of the Earth unless `southern`.
 *
 * @throws RangeError for a fraction outside 0–1.
 */
export function MoonPhase({ illuminatedFraction, waxing, size = 96, southern, title, className }: MoonPhaseProps) {
  const half = size / 2
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      width={size}
      height={size}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <MoonDisc
        centre={{ x: half, y: half }}
        radius={half - 1}
        illuminatedFraction={illuminatedFraction}
        waxing={waxing}
        southern={southern}
      />
    </svg>
  )
}
