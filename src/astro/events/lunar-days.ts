import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { motionArcs, passage, relativeMotion } from './motion.ts'

/** The beginning of a lunar day. */
export interface LunarDay {
  /** 1–30; day 1 begins at the new moon. */
  lunarDay: number
  /** Julian day, UT. */
  jdUt: number
}

const DAYS = Array.from({ length: 30 }, (_, i) => i)

/**
 * The lunar days (tithi) that begin between two instants (Julian days, UT; the first included), in order of time: day k
 * begins when the Moon is 12·(k − 1)° of apparent longitude ahead of the Sun.
 * @throws EphemerisRangeError
 */
export function lunarDaysByElongation(sky: Ephemeris, search: { fromJdUt: number; toJdUt: number }): LunarDay[] {
  const elongation = relativeMotion(sky, 'moon', 'sun')
  return [...motionArcs(elongation, search.fromJdUt, search.toJdUt)]
    .flatMap((arc) =>
      DAYS.flatMap((day) => {
        const jdUt = passage(elongation, arc, 12 * day)
        return jdUt === null ? [] : [{ lunarDay: day + 1, jdUt }]
      }),
    )
    .toSorted((a, b) => a.jdUt - b.jdUt)
}
