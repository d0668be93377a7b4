import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { moonPhases } from './moon-phase.ts'
import { motionArcs, passage, relativeMotion } from './motion.ts'
import { risesAndSets } from './rises-and-sets.ts'

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

/** Longer than a lunation, which lasts 29.84 days at most. */
const LUNATION_REACH_DAYS = 30

/**
 * The lunar days of a place that begin between two instants (Julian days, UT; the first included), in order of time, as
 * Russian lunar calendars count them: the first begins at the new moon, the second at the first moonrise after it, and
 * so on with each moonrise to the next new moon. A lunation has 29 or 30 of them; inside the polar circles, where the
 * Moon may not rise for days, fewer.
 *
 * @param search.latitudeDeg degrees, north positive; longitude east positive
 * @throws InvalidPlaceError
 * @throws EphemerisRangeError also when the span begins within 31 days of the tables' beginning
 */
export function lunarDaysByMoonrise(
  sky: Ephemeris,
  search: { latitudeDeg: number; longitudeDeg: number; fromJdUt: number; toJdUt: number },
): LunarDay[] {
  const { fromJdUt } = search
  const reach = { ...search, fromJdUt: fromJdUt - LUNATION_REACH_DAYS }
  const newMoons = moonPhases(sky, reach).flatMap(({ phase, jdUt }) => (phase === 'new' ? [{ jdUt, first: true }] : []))
  const rises = risesAndSets(sky, { ...reach, body: 'moon' }).filter(({ kind }) => kind === 'rise')
  const begins = [...newMoons, ...rises.map(({ jdUt }) => ({ jdUt, first: false }))].toSorted((a, b) => a.jdUt - b.jdUt)
  let lunarDay = 0
  return begins
    .slice(begins.findIndex(({ first }) => first))
    .map(({ jdUt, first }) => {
      lunarDay = first ? 1 : lunarDay + 1
      return { lunarDay, jdUt }
    })
    .filter(({ jdUt }) => jdUt >= fromJdUt)
}
