import { SLOWNESS } from './transit-stories.ts'
import { ASPECT_NATURE, type Aspect, type AspectNature } from '#astro/charts/aspect.ts'
import { houseOf } from '#astro/charts/house-of.ts'
import type { Sign } from '#astro/charts/chart.ts'
import { signOf } from '#astro/charts/sign.ts'
import { PLANETS, type Planet, isOuterPlanet } from '#astro/ephemeris/body.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { activeTransits, type ActiveTransit } from '#astro/events/active-transits.ts'
import { exactTransits, SLOW_PLANETS } from '#astro/events/transit-hits.ts'
import type { NatalPoint } from '../library/subjects.ts'
import type { NatalBirth } from './day-facts.ts'
import { natalPositions, type NatalPosition } from './natal-points.ts'
import { POINT_WEIGHT, TRANSIT_ORB_DEG } from './transit-weight.ts'

/** A moving planet in aspect to a natal point at an instant, with all its passes over it. */
export interface ChartTransit {
  /** `transit:saturn:square:venus`, as the day's facts have it. */
  id: string
  transiting: Planet
  natal: NatalPoint
  aspect: Aspect
  nature: AspectNature
  /** Degrees from exact at the instant. */
  orbDeg: number
  applying: boolean
  /** Every exact aspect of this loop before and after the instant, Julian days (UT); none where it turns short of it. */
  passesJdUt: number[]
  /** False where the birth time is unknown: then neither orb nor exact time may be told. */
  timed: boolean
  weight: number
}

/** A moving planet in a natal house. Instants are Julian days, UT; null beyond the tables or {@link HOUSE_REACH_DAYS}. */
export interface HousePassage {
  /** `transit:saturn:house:4`. */
  id: string
  transiting: Planet
  house: number
  sinceJdUt: number | null
  untilJdUt: number | null
  /** Where it comes back by the border over which it leaves, within the next two years. */
  returnsJdUt: number | null
}

/** The sky of an instant against a natal chart. */
export interface TransitFacts {
  jdUt: number
  timeKnown: boolean
  /** The signs of the moving planets. */
  places: { planet: Planet; sign: Sign }[]
  /** The slow planets', heaviest first, then those of the Sun, Mercury, Venus and Mars. */
  slow: ChartTransit[]
  swift: ChartTransit[]
  /** By planet, Sun to Pluto, without the Moon; none without houses. */
  houses: HousePassage[]
}

/** Half of the longest time that the passes of one retrograde loop over a point spread over, and some more, days. */
const LOOP_REACH_DAYS: Record<Planet, number> = {
  sun: 5,
  moon: 1,
  mercury: 60,
  venus: 80,
  mars: 160,
  jupiter: 300,
  saturn: 400,
  uranus: 500,
  neptune: 600,
  pluto: 700,
}

/** How far a border of a house is looked for, days: longer than each planet's longest stay in a common one. */
export const HOUSE_REACH_DAYS: Record<Planet, number> = {
  sun: 70,
  moon: 6,
  mercury: 140,
  venus: 200,
  mars: 500,
  jupiter: 1200,
  saturn: 2600,
  uranus: 7000,
  neptune: 12_000,
  pluto: 14_000,
}
const RETURN_DAYS = 730

/** A pass still to come marks more than one gone by. */
const AHEAD = 1.2

/**
 * A transit chart as facts.
 * @throws EphemerisRangeError
 */
export function transitFacts(sky: Ephemeris, { chart, timeKnown }: NatalBirth, jdUt: number): TransitFacts {
  const natal = natalPositions(chart, timeKnown)
  const orbReach = chart.orbReach ?? 1
  const active = activeTransits(sky, {
    natal: Object.fromEntries(natal.map(({ point, longitudeDeg }) => [point, longitudeDeg])),
    jdUt,
    orbDeg: (planet) => TRANSIT_ORB_DEG[planet] * orbReach,
    transiting: SLOW_PLANETS,
  })
  const transits = active
    .flatMap(
      (transit) =>
        chartTransit(sky, natal, transit, { jdUt, reachDeg: TRANSIT_ORB_DEG[transit.transiting] * orbReach }) ?? [],
    )
    .toSorted((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1))
  const cusps = timeKnown ? chart.houses?.cuspsDeg : undefined
  return {
    jdUt,
    timeKnown,
    places: PLANETS.map((planet) => ({ planet, sign: signOf(sky.position(planet, jdUt).longitudeDeg) })),
    slow: transits.filter(({ transiting }) => isOuterPlanet(transiting)),
    swift: transits.filter(({ transiting }) => !isOuterPlanet(transiting)),
    houses: cusps ? SLOW_PLANETS.map((planet) => housePassage(sky, planet, cusps, jdUt)) : [],
  }
}

function chartTransit(
  sky: Ephemeris,
  natal: readonly NatalPosition[],
  { transiting, natal: met, aspect, orbDeg, applying }: ActiveTransit,
  { jdUt, reachDeg: reach }: { jdUt: number; reachDeg: number },
): ChartTransit | null {
  const target = natal.find(({ point }) => point === met)
  if (!target || orbDeg + target.slackDeg > reach) return null
  const timed = target.slackDeg === 0
  const span = LOOP_REACH_DAYS[transiting]
  const hits = timed
    ? exactTransits(sky, {
        natal: { [target.point]: target.longitudeDeg },
        fromJdUt: Math.max(sky.fromJdUt, jdUt - span),
        toJdUt: Math.min(sky.toJdUt, jdUt + span),
        transiting: [transiting],
        aspects: [aspect],
      })
    : []
  const passesJdUt = hits.map((hit) => hit.jdUt)
  const ahead = passesJdUt.some((pass) => pass >= jdUt) ? AHEAD : 1
  return {
    id: `transit:${transiting}:${aspect}:${target.point}`,
    transiting,
    natal: target.point,
    aspect,
    nature: ASPECT_NATURE[aspect],
    orbDeg,
    applying,
    passesJdUt,
    timed,
    weight: SLOWNESS[transiting] * POINT_WEIGHT[target.point] * (1 - 0.5 * (orbDeg / reach)) * ahead,
  }
}

function housePassage(sky: Ephemeris, transiting: Planet, cuspsDeg: readonly number[], jdUt: number): HousePassage {
  const house = houseOf(sky.position(transiting, jdUt).longitudeDeg, cuspsDeg)
  const borders = { asc: cuspsDeg[house - 1] ?? 0, mc: cuspsDeg[house % 12] ?? 0 }
  const crossings = (fromJdUt: number, toJdUt: number) =>
    exactTransits(sky, {
      natal: borders,
      fromJdUt: Math.max(sky.fromJdUt, fromJdUt),
      toJdUt: Math.min(sky.toJdUt, toJdUt),
      transiting: [transiting],
      aspects: ['conjunction'],
    })
  const reach = HOUSE_REACH_DAYS[transiting]
  const [leaving, next] = crossings(jdUt, jdUt + reach)
  const returns = leaving && next && next.natal === leaving.natal && next.jdUt - leaving.jdUt < RETURN_DAYS
  return {
    id: `transit:${transiting}:house:${house}`,
    transiting,
    house,
    sinceJdUt: crossings(jdUt - reach, jdUt).at(-1)?.jdUt ?? null,
    untilJdUt: leaving?.jdUt ?? null,
    returnsJdUt: returns ? next.jdUt : null,
  }
}
