import type { Planet } from '#astro/ephemeris/body.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'

/** Days looked back and ahead. No planet is retrograde for less than 19, so steps of 8 miss no station. */
const LOOKS = [-31, -23, -15, -7, 7, 15, 23, 31]

const NEVER: ReadonlySet<Planet> = new Set(['sun', 'moon'])
const motion = new Float64Array(2)

/** Whether a planet turns within 31 days before or after an instant (Julian day, UT), as far as the tables go. */
export function turnsNear(
  sky: Pick<Ephemeris, 'longitudeInto' | 'fromJdUt' | 'toJdUt'>,
  planet: Planet,
  jdUt: number,
): boolean {
  if (NEVER.has(planet)) return false
  const isRetrograde = (instant: number) => {
    sky.longitudeInto(planet, Math.min(sky.toJdUt, Math.max(sky.fromJdUt, instant)), motion)
    return (motion[1] ?? 0) < 0
  }
  const now = isRetrograde(jdUt)
  return LOOKS.some((days) => isRetrograde(jdUt + days) !== now)
}
