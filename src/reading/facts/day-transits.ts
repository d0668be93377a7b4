import { ASPECT_ANGLES, ASPECT_NATURE, ASPECTS, type Aspect, type AspectNature } from '#astro/charts/aspect.ts'
import { halfTurn, turn } from '#astro/ephemeris/angle.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { BodyPosition, Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { activeTransits, type ActiveTransit } from '#astro/events/active-transits.ts'
import { exactTransits, SLOW_PLANETS } from '#astro/events/transit-hits.ts'
import type { NatalPoint } from '../library/subjects.ts'
import type { NatalPosition } from './natal-points.ts'
import { TRANSIT_ORB_DEG, transitWeight } from './transit-weight.ts'

/** 2000-01-01, noon, as a Julian day. */
const J2000 = 2_451_545

/** One of the Moon's eight aspects to a point, on one of its rounds. */
interface MoonLap {
  /** How far the Moon stands ahead of the point, degrees: 0, 60, 90, 120, 180, 240, 270 or 300. */
  aheadDeg: number
  /** Grows by one each time that the Moon comes back there, every 27.3 days. */
  round: number
}

/** The Moon's mean longitude, degrees that run on past 360 (Meeus 1998, eq. 47.1); the true one is up to 8° off. */
const meanLongitudeDeg = (jdUt: number) => 218.3164477 + 13.17639653 * (jdUt - J2000)

/**
 * The running number of the Moon's round past a longitude near which it stands: the same all through a stay of up to
 * 340°, and one more on the next.
 * @param jdUt Julian day, UT
 */
export function moonRound(longitudeDeg: number, jdUt: number): number {
  return Math.round((meanLongitudeDeg(jdUt) - longitudeDeg) / 360)
}

/** Which of its aspects to a natal longitude the Moon makes at the instant of exactness (Julian day, UT). */
export function moonLap(natalDeg: number, aspect: Aspect, jdUt: number): MoonLap {
  const ahead = halfTurn(meanLongitudeDeg(jdUt) - natalDeg) < 0 ? -ASPECT_ANGLES[aspect] : ASPECT_ANGLES[aspect]
  const aheadDeg = turn(ahead)
  return { aheadDeg, round: moonRound(natalDeg + aheadDeg, jdUt) }
}

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
  /** Which of its aspects to the point the Moon makes, and the running number of its round; null for the planets. */
  lap: MoonLap | null
  /**
   * Which meeting of this nature it is on the way through the zodiac: of a planet, and of the Moon at a conjunction; else
   * null.
   */
  order: number | null
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
  const orderOf = orderIn(natal)
  const places = new Map<Planet, BodyPosition>()
  const placeOf = (planet: Planet) => {
    const place = places.get(planet) ?? sky.position(planet, jdUt)
    places.set(planet, place)
    return place
  }
  const lasting = within.flatMap((transit) => {
    const slackDeg = slack.get(transit.natal) ?? 0
    if (transit.orbDeg + slackDeg > TRANSIT_ORB_DEG[transit.transiting]) return []
    const { speedDegPerDay, longitudeDeg } = placeOf(transit.transiting)
    const exactToday = isExactWithin(transit.exactJdUt, slackDeg / Math.abs(speedDegPerDay), day)
    const order = orderOf(transit, longitudeDeg)
    return [{ ...dayTransit(transit, day, slackDeg, exactToday), retrograde: speedDegPerDay < 0, lap: null, order }]
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
    const place = longitudes[hit.natal] ?? 0
    const order = hit.aspect === 'conjunction' ? orderOf(exact, place) + natal.length * lap.round : null
    return [{ ...dayTransit(exact, day, slackDeg, true), retrograde: false, lap, order }]
  })
  return [...lasting, ...passing].toSorted((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1))
}

/** Where on a circle a planet makes an aspect to a point: one place for a conjunction and an opposition, two for the others. */
const placesOf = (longitudeDeg: number, aspect: Aspect): number[] =>
  (ASPECT_ANGLES[aspect] % 180 === 0 ? [1] : [1, -1]).map((side) => turn(longitudeDeg + side * ASPECT_ANGLES[aspect]))

/** Counts, for a planet at an aspect, the places from 0° Aries to there that make one of the same nature to the chart. */
function orderIn(natal: readonly NatalPosition[]): (transit: ActiveTransit, longitudeDeg: number) => number {
  const known = new Map<AspectNature, number[]>()
  const placesFor = (nature: AspectNature) => {
    const own = ASPECTS.filter((aspect) => ASPECT_NATURE[aspect] === nature)
    const places =
      known.get(nature) ?? natal.flatMap((one) => own.flatMap((aspect) => placesOf(one.longitudeDeg, aspect)))
    known.set(nature, places)
    return places
  }
  return ({ aspect, natal: met }, longitudeDeg) => {
    const from = natal.find(({ point }) => point === met)?.longitudeDeg ?? 0
    const away = (place: number) => Math.abs(halfTurn(place - longitudeDeg))
    const [place = 0] = placesOf(from, aspect).toSorted((a, b) => away(a) - away(b))
    return placesFor(ASPECT_NATURE[aspect]).filter((one) => one < place).length
  }
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
