import { ASPECT_NATURE, type Aspect, type AspectNature } from '#astro/charts/aspect.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { activeTransits, type ActiveTransit } from '#astro/events/active-transits.ts'
import { exactTransits, SLOW_PLANETS } from '#astro/events/transit-hits.ts'
import type { NatalPoint } from '../library/subjects.ts'
import { moonLap, type MoonLap } from './moon-rounds.ts'
import type { NatalPosition } from './natal-points.ts'
import { TRANSIT_ORB_DEG, transitWeight } from './transit-weight.ts'
import { turnsNear } from './turns-near.ts'

/** A moving planet in aspect to a natal point on a civil day. */
export interface DayTransit {
  /** `transit:saturn:square:venus`. */
  id: string
  transiting: Planet
  natal: NatalPoint
  aspect: Aspect
  nature: AspectNature
  /** Degrees from exact in the middle of the day. */
  orbDeg: number
  /** True while the orb shrinks. */
  applying: boolean
  /** Julian day, UT, of the exact aspect on the planet's present way; null when it turns short of it. */
  exactJdUt: number | null
  exactToday: boolean
  /** Exact between midnight and six in the morning. */
  atNight: boolean
  /** False where the birth time is unknown: then neither orb nor exact time may be told, only what holds all day. */
  timed: boolean
  /** Rank within the day, 0 or more. */
  weight: number
  /** Whether the moving planet goes backwards, in the middle of the day. */
  retrograde: boolean
  /** Whether it turns, or turned, within 31 days. */
  nearStation: boolean
  /** Which of its aspects to the point the Moon makes, and the running number of its round; null for the planets. */
  lap: MoonLap | null
}

/** A civil day: instants as Julian days (UT), the end excluded. */
export interface DaySpan {
  startJdUt: number
  endJdUt: number
}

/** Midnight to six. */
const NIGHT_DAYS = 0.25

/**
 * The transits of a day, heaviest first: planets within orb in the middle of the day, and the Moon's aspects that are
 * exact within it. Of a natal point known only within some degrees those that hold wherever in them it is.
 * @throws EphemerisRangeError
 */
export function dayTransits(sky: Ephemeris, natal: readonly NatalPosition[], day: DaySpan): DayTransit[] {
  const jdUt = (day.startJdUt + day.endJdUt) / 2
  const longitudes = Object.fromEntries(natal.map(({ point, longitudeDeg }) => [point, longitudeDeg]))
  const slack = new Map<string, number>(natal.map(({ point, slackDeg }) => [point, slackDeg]))
  const within = activeTransits(sky, {
    natal: longitudes,
    jdUt,
    orbDeg: (planet) => TRANSIT_ORB_DEG[planet],
    transiting: SLOW_PLANETS,
  })
  const motions = new Map<Planet, { speedDegPerDay: number; nearStation: boolean }>()
  const motionOf = (planet: Planet) => {
    let motion = motions.get(planet)
    if (!motion) {
      motion = { speedDegPerDay: sky.position(planet, jdUt).speedDegPerDay, nearStation: turnsNear(sky, planet, jdUt) }
      motions.set(planet, motion)
    }
    return motion
  }
  const lasting = within.flatMap((transit) => {
    const slackDeg = slack.get(transit.natal) ?? 0
    if (transit.orbDeg + slackDeg > TRANSIT_ORB_DEG[transit.transiting]) return []
    const { speedDegPerDay, nearStation } = motionOf(transit.transiting)
    const exactToday = isExactWithin(transit.exactJdUt, slackDeg / Math.abs(speedDegPerDay), day)
    const motion = { retrograde: speedDegPerDay < 0, nearStation, lap: null }
    return [{ ...dayTransit(transit, day, slackDeg, exactToday), ...motion }]
  })
  const hits = exactTransits(sky, {
    natal: longitudes,
    fromJdUt: day.startJdUt,
    toJdUt: day.endJdUt,
    transiting: ['moon'],
  })
  const passing = hits.flatMap(({ speedDegPerDay, ...hit }) => {
    const slackDeg = slack.get(hit.natal) ?? 0
    if (!isExactWithin(hit.jdUt, slackDeg / speedDegPerDay, day)) return []
    const orbDeg = Math.abs(jdUt - hit.jdUt) * speedDegPerDay
    const exact = { ...hit, exactJdUt: hit.jdUt, orbDeg, applying: hit.jdUt > jdUt }
    const lap = moonLap(longitudes[hit.natal] ?? 0, hit.aspect, hit.jdUt)
    return [{ ...dayTransit(exact, day, slackDeg, true), retrograde: false, nearStation: false, lap }]
  })
  return [...lasting, ...passing].toSorted((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1))
}

/** Whether an exact aspect, give or take some days, surely falls within a day. */
function isExactWithin(exactJdUt: number | null, slackDays: number, { startJdUt, endJdUt }: DaySpan): boolean {
  return exactJdUt !== null && exactJdUt - slackDays >= startJdUt && exactJdUt + slackDays < endJdUt
}

function dayTransit(active: ActiveTransit, { startJdUt }: DaySpan, slackDeg: number, exactToday: boolean) {
  const { transiting, aspect, orbDeg, applying, exactJdUt } = active
  const natal = active.natal as NatalPoint
  const atNight = exactToday && exactJdUt !== null && exactJdUt < startJdUt + NIGHT_DAYS
  return {
    id: `transit:${transiting}:${aspect}:${natal}`,
    transiting,
    natal,
    aspect,
    nature: ASPECT_NATURE[aspect],
    orbDeg,
    applying,
    exactJdUt,
    exactToday,
    atNight,
    timed: slackDeg === 0,
    weight: transitWeight({ transiting, natal, aspect, orbDeg, applying, exactToday, atNight }),
  }
}
