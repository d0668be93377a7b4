import { halfTurn } from '#astro/ephemeris/angle.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { STARS, type StarName } from '#astro/stars/star-catalogue.ts'
import { starPlace } from '#astro/stars/star-place.ts'
import type { NatalBirth } from '../../facts/day-facts.ts'
import { natalPositions } from '../../facts/natal-points.ts'
import type { NatalPoint } from '../../library/subjects.ts'

/** A star and the point of the chart that it is nearest to in longitude. */
export interface Contact {
  star: StarName
  point: NatalPoint
  apartDeg: number
}

/** Within so many degrees a star counts as standing beside a point. */
export const STAR_ORB_DEG = 1
/** A point that may stand further off than this for want of the hour is left out: the Moon. */
const MOST_SLACK_DEG = 1.2

/** Each star with its nearest point, the closest first. @throws EphemerisRangeError */
export function contactsOf(sky: Ephemeris, { chart, timeKnown }: NatalBirth): Contact[] {
  const points = natalPositions(chart, timeKnown).filter(({ slackDeg }) => slackDeg <= MOST_SLACK_DEG)
  return STARS.flatMap((star) => {
    const { longitudeDeg } = starPlace(sky, star, chart.jdUt)
    return points
      .map(({ point, longitudeDeg: natalDeg }) => ({
        star: star.name,
        point,
        apartDeg: Math.abs(halfTurn(longitudeDeg - natalDeg)),
      }))
      .toSorted((a, b) => a.apartDeg - b.apartDeg)
      .slice(0, 1)
  }).toSorted((a, b) => a.apartDeg - b.apartDeg)
}
