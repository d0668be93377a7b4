import type { ChartPoint } from '#astro/charts/chart.ts'
import { rulerOf } from '#astro/charts/dignities.ts'
import { halfTurn } from '#astro/ephemeris/angle.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { stations } from '#astro/events/stations.ts'
import { planetsAtAxis } from '../karmic-horoscope/nodal-lean.ts'
import type { ReportPage } from '../report-page.ts'
import { southNode } from '../south-node.ts'
import { type Turning, TURNING } from './words.ts'

/** Where in its backward motion a planet stands: to the inferior conjunction of Mercury and Venus, the opposition of others. */
export type Phase = 'before' | 'at' | 'after'

/** Within so many degrees the conjunction or opposition is exact. */
const EXACT_DEG = 5
/** Within so many days a planet stands at a turn. */
const AT_TURN_DAYS = 7
/** Days of the progressed sky, years of life. */
const LIFE_YEARS = 90

const INNER: readonly Turning[] = ['mercury', 'venus']
export const isInner = (planet: Turning): boolean => INNER.includes(planet)

/**
 * The phase of a retrograde planet by its longitude and the Sun's, degrees. Seen against the Sun it only falls back: an
 * inner planet from ahead of the Sun to behind it, an outer one from more than 180° ahead to less.
 */
export function phaseOf(planet: Turning, planetDeg: number, sunDeg: number): Phase {
  const ahead = halfTurn(planetDeg - sunDeg - (isInner(planet) ? 0 : 180))
  if (Math.abs(ahead) <= EXACT_DEG) return 'at'
  return ahead > 0 ? 'before' : 'after'
}

/** A change of direction near birth. */
export interface NearTurn {
  planet: Turning
  begins: 'retrograde' | 'direct'
  /** Days between birth and turn, begun ones counted: 1–7. */
  days: number
}

const turningOf = (body: ChartPoint) => TURNING.find((one) => one === body)

/** The planets that turn within seven days of birth (Julian day, UT). */
export function turnsAtBirth(sky: Ephemeris, jdUt: number): NearTurn[] {
  const span = {
    fromJdUt: Math.max(sky.fromJdUt, jdUt - AT_TURN_DAYS),
    toJdUt: Math.min(sky.toJdUt, jdUt + AT_TURN_DAYS),
  }
  return stations(sky, span).flatMap(({ body, begins, jdUt: at }) => {
    const planet = turningOf(body)
    return planet ? [{ planet, begins, days: Math.ceil(Math.abs(at - jdUt)) }] : []
  })
}

/** A change of direction by secondary progression, a day for a year. */
export interface LaterTurn {
  planet: Turning
  begins: 'retrograde' | 'direct'
  /** Years of life. */
  age: number
}

/** The changes of direction in ninety years of life but for those near birth (Julian day, UT), in order of time. */
export function turnsInLife(sky: Ephemeris, jdUt: number): LaterTurn[] {
  return stations(sky, { fromJdUt: jdUt + AT_TURN_DAYS, toJdUt: Math.min(sky.toJdUt, jdUt + LIFE_YEARS) }).flatMap(
    ({ body, begins, jdUt: at }) => {
      const planet = turningOf(body)
      return planet ? [{ planet, begins, age: Math.floor(at - jdUt) }] : []
    },
  )
}

/** Longer than from any station of Mercury, Venus or Mars to the end of its next backward stretch. */
const SEARCH_DAYS = 900

/** The next backward stretch of a planet after an instant (Julian days, UT), with where it turns; null beyond the ephemeris. */
export function nextBackward(
  sky: Ephemeris,
  planet: Turning,
  afterJdUt: number,
): { fromJdUt: number; toJdUt: number; longitudeDeg: number } | null {
  const toJdUt = Math.min(sky.toJdUt, afterJdUt + SEARCH_DAYS)
  if (toJdUt <= afterJdUt) return null
  const found = stations(sky, { fromJdUt: afterJdUt, toJdUt, bodies: [planet] })
  const begins = found.find((turn) => turn.begins === 'retrograde')
  const ends = found.find((turn) => turn.begins === 'direct' && begins !== undefined && turn.jdUt > begins.jdUt)
  return begins && ends ? { fromJdUt: begins.jdUt, toJdUt: ends.jdUt, longitudeDeg: begins.longitudeDeg } : null
}

/** What a planet weighs by itself: those that seldom turn back most. */
const OWN_WEIGHT: Record<Turning, number> = {
  mercury: 3,
  venus: 3,
  mars: 3,
  jupiter: 2,
  saturn: 2,
  uranus: 1,
  neptune: 1,
  pluto: 1,
}

/** The retrograde planets, first those that weigh most: by kind, a turn at birth, a node ruled or met, an angular house. */
export function backwardPlanets(page: ReportPage, near: readonly NearTurn[]): Turning[] {
  const { sign } = southNode(page)
  const rulers: readonly ChartPoint[] = sign === null ? [] : [rulerOf(sign), rulerOf((sign + 6) % 12)]
  const atAxis = planetsAtAxis(page)
  const weight = (planet: Turning) =>
    OWN_WEIGHT[planet] +
    (near.some((turn) => turn.planet === planet) ? 1.5 : 0) +
    (rulers.includes(planet) ? 1 : 0) +
    (atAxis.some((met) => met.planet === planet) ? 1 : 0) +
    ((page.houseOf(planet) ?? 0) % 3 === 1 ? 1 : 0)
  return TURNING.filter((planet) => page.knows(`${planet}:retrograde`)).toSorted((a, b) => weight(b) - weight(a))
}
