import { siderealLongitudeDeg } from '#astro/charts/sidereal.ts'
import { signOf } from '#astro/charts/sign.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'

const STEP_DAYS = 5
/** Saturn may turn back over a border; what lies nearer than this belongs together. */
const APART_DAYS = 400
const ROUND_DAYS = 11_500

/**
 * When Saturn stands, by the zodiac of Lahiri, in the sign before the Moon's (0–11), in it, or in the one after: the span that may run
 * at an instant (Julian day, UT) and the next one, to five days. @throws EphemerisRangeError
 */
export function sadeSatis(sky: Ephemeris, moonSign: number, nowJdUt: number): { fromJdUt: number; toJdUt: number }[] {
  const isIn = (jdUt: number) => {
    const saturn = signOf(siderealLongitudeDeg(sky, sky.position('saturn', jdUt).longitudeDeg, jdUt))
    return [11, 0, 1].includes((saturn - moonSign + 12) % 12)
  }
  const found: { fromJdUt: number; toJdUt: number }[] = []
  const toJdUt = Math.min(sky.toJdUt - STEP_DAYS, nowJdUt + ROUND_DAYS)
  for (let jdUt = nowJdUt - 3300; jdUt < toJdUt; jdUt += STEP_DAYS) {
    if (!isIn(jdUt)) continue
    const last = found.at(-1)
    if (last && jdUt - last.toJdUt < APART_DAYS) last.toJdUt = jdUt + STEP_DAYS
    else found.push({ fromJdUt: jdUt, toJdUt: jdUt + STEP_DAYS })
  }
  return found
}
