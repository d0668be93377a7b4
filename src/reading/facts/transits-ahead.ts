import { ASPECT_NATURE, type Aspect, type AspectNature } from '#astro/charts/aspect.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { transitPassages } from '#astro/events/transit-passages.ts'
import type { NatalPoint } from '../library/subjects.ts'
import type { NatalBirth } from './day-facts.ts'
import { natalPositions } from './natal-points.ts'
import { TRANSIT_ORB_DEG } from './transit-weight.ts'

/** A moving planet's stay within orb of an aspect to a natal point. Instants are Julian days, UT. */
export interface TransitStay {
  /** `transit:saturn:square:venus`; of several stays of one transit each has it. */
  id: string
  transiting: Planet
  natal: NatalPoint
  aspect: Aspect
  nature: AspectNature
  /** When the orb is entered and left; null where that lies outside the tables. */
  enterJdUt: number | null
  leaveJdUt: number | null
  /** Every exact pass of the stay, in order; none where the planet turns short of it, or the hour of birth is unknown. */
  exact: { jdUt: number; retrograde: boolean }[]
  /** Where it comes nearest, when it is never exact; null where that can't be told. */
  nearest: { jdUt: number; orbDeg: number } | null
  /** False where the hour of birth is unknown: then the stay is only the time in which it holds for any hour. */
  timed: boolean
}

/**
 * The transits of all planets but the Moon to a birth, in the order in which they begin: every stay within orb that
 * overlaps a span. A point known only within some degrees allows so much less orb.
 * @throws EphemerisRangeError
 */
export function transitsAhead(
  sky: Ephemeris,
  { chart, timeKnown }: NatalBirth,
  span: { fromJdUt: number; toJdUt: number },
): TransitStay[] {
  return natalPositions(chart, timeKnown)
    .flatMap(({ point, longitudeDeg, slackDeg }) => {
      const transiting = PLANETS_BY_ORB.filter((planet) => TRANSIT_ORB_DEG[planet] > slackDeg)
      return transitPassages(sky, {
        natal: { [point]: longitudeDeg },
        ...span,
        orbDeg: (planet) => TRANSIT_ORB_DEG[planet] - slackDeg,
        transiting,
      }).map(({ aspect, transiting: planet, nearest, ...stay }): TransitStay => {
        const timed = slackDeg === 0
        return {
          id: `transit:${planet}:${aspect}:${point}`,
          transiting: planet,
          natal: point,
          aspect,
          nature: ASPECT_NATURE[aspect],
          enterJdUt: stay.enterJdUt,
          leaveJdUt: stay.leaveJdUt,
          exact: timed ? stay.exact : [],
          nearest: timed && stay.exact.length === 0 ? nearest : null,
          timed,
        }
      })
    })
    .toSorted((a, b) => (a.enterJdUt ?? -Infinity) - (b.enterJdUt ?? -Infinity) || (a.id < b.id ? -1 : 1))
}

/** The Moon has no orb: its aspects pass within hours, each month anew. */
const PLANETS_BY_ORB = (Object.keys(TRANSIT_ORB_DEG) as Planet[]).filter((planet) => TRANSIT_ORB_DEG[planet] > 0)
