import type { Factor } from '../../src/reading/facts/factor.ts'
import { halfTurn, isSwissPlanet, SWISS_PLANETS, type Swiss, type SwissPlanet } from './swiss.ts'

const ANGLES: Record<string, number> = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 }
/** Within so much a planet's transit is told, degrees, as the specification of the day has it. */
const ORB_DEG: Record<SwissPlanet, number> = {
  sun: 1.5,
  moon: 0,
  mercury: 1.5,
  venus: 1.5,
  mars: 1.5,
  jupiter: 2,
  saturn: 2,
  uranus: 1.5,
  neptune: 1.5,
  pluto: 1.5,
}
const PHASES: Record<string, number> = { new: 0, 'first-quarter': 90, full: 180, 'last-quarter': 270 }

/** Longitudes of a natal chart by the Swiss Ephemeris, degrees, by point. */
export type Natal = Readonly<Record<string, number>>

/** An instant that a factor tells, and the same computed anew; null where nothing is found near it. Julian days, UT. */
export interface Recomputed {
  what: string
  toldJdUt: number
  foundJdUt: number | null
}

/** Where a function of time, in degrees, is zero near an instant: by Newton's method with the slope measured over a minute. */
function zeroNear(of: (jdUt: number) => number, nearJdUt: number, mostDays: number): number | null {
  let jdUt = nearJdUt
  for (let i = 0; i < 40; i++) {
    const value = of(jdUt)
    const slope = halfTurn(of(jdUt + STEP_DAYS) - of(jdUt - STEP_DAYS)) / (2 * STEP_DAYS)
    const step = Math.max(-0.5, Math.min(0.5, value / slope))
    if (!Number.isFinite(step)) return null
    jdUt -= step
    if (Math.abs(jdUt - nearJdUt) > mostDays) return null
    if (Math.abs(step) < 1e-7) return jdUt
  }
  return null
}
const STEP_DAYS = 1 / 1440
/** Where a planet nearly stands still an instant may be so far off, in days. */
const SLOW_DAYS = 3

/** Every instant that a factor tells, computed anew. */
export function recompute(swiss: Swiss, natal: Natal, factor: Factor): Recomputed[] {
  const { kind, transiting, exactJdUt } = factor
  if (transiting === undefined || !isSwissPlanet(transiting)) return []
  const longitude = (jdUt: number) => swiss.position(transiting, jdUt).longitudeDeg
  if (kind === 'transit') return ofTransit(longitude, natal, factor, transiting)
  if (factor.id === 'moon:void') return ofVoid(swiss, factor)
  if (kind === 'moon' && factor.sign !== undefined && typeof factor.untilJdUt === 'number') {
    const border = 30 * ((factor.sign + 1) % 12)
    return [found('Moon leaves sign', factor.untilJdUt, (jdUt) => halfTurn(longitude(jdUt) - border))]
  }
  if (typeof exactJdUt !== 'number') return []
  const apart = (jdUt: number) => longitude(jdUt) - swiss.position('sun', jdUt).longitudeDeg
  if (factor.phase !== undefined) {
    const angle = PHASES[factor.phase]
    return angle === undefined ? [] : [found('phase', exactJdUt, (jdUt) => halfTurn(apart(jdUt) - angle))]
  }
  if (kind === 'sky' && factor.sign !== undefined) {
    const { speedDegPerDay } = swiss.position(transiting, exactJdUt)
    const border = 30 * (speedDegPerDay < 0 ? (factor.sign + 1) % 12 : factor.sign)
    return [found('ingress', exactJdUt, (jdUt) => halfTurn(longitude(jdUt) - border))]
  }
  if (kind === 'sky' && factor.retrograde !== undefined)
    return [found('station', exactJdUt, (jdUt) => swiss.position(transiting, jdUt).speedDegPerDay)]
  return []
}

const found = (what: string, toldJdUt: number, of: (jdUt: number) => number): Recomputed => ({
  what,
  toldJdUt,
  foundJdUt: zeroNear(of, toldJdUt, SLOW_DAYS),
})

function ofTransit(
  longitude: (jdUt: number) => number,
  natal: Natal,
  { natal: point = '', aspect = '', exactJdUt, passesJdUt, sinceJdUt, untilJdUt }: Factor,
  transiting: SwissPlanet,
): Recomputed[] {
  const place = natal[point]
  const angle = ANGLES[aspect]
  if (place === undefined || angle === undefined) return []
  /** Degrees from exact: an aspect is made on either side of the point. */
  const off = (jdUt: number) => {
    const sides = [angle, -angle].map((side) => halfTurn(longitude(jdUt) - place - side))
    return sides.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0] ?? NaN
  }
  const border = (jdUt: number) => Math.abs(off(jdUt)) - ORB_DEG[transiting]
  const isTold = (jdUt: number | null | undefined): jdUt is number => typeof jdUt === 'number'
  return [
    ...[exactJdUt, ...(passesJdUt ?? [])].filter(isTold).map((jdUt) => found('exact', jdUt, off)),
    ...[sinceJdUt, untilJdUt].filter(isTold).map((jdUt) => found('orb', jdUt, border)),
  ]
}

/** The Moon's last aspect to a planet before it leaves its sign, and its leaving. */
function ofVoid(swiss: Swiss, { sinceJdUt, untilJdUt }: Factor): Recomputed[] {
  if (typeof sinceJdUt !== 'number' || typeof untilJdUt !== 'number') return []
  const moon = (jdUt: number) => swiss.position('moon', jdUt).longitudeDeg
  const sign = (Math.floor(moon(untilJdUt - 0.02) / 30) + 1) % 12
  const leaves = found('Moon leaves sign', untilJdUt, (jdUt) => halfTurn(moon(jdUt) - 30 * sign))
  const aspects = SWISS_PLANETS.filter((planet) => planet !== 'moon').flatMap((planet) =>
    [0, 60, -60, 90, -90, 120, -120, 180].map(
      (angle) => (jdUt: number) => halfTurn(moon(jdUt) - swiss.position(planet, jdUt).longitudeDeg - angle),
    ),
  )
  const begun = aspects.map((of) => zeroNear(of, sinceJdUt, 0.1)).filter((jdUt) => jdUt !== null)
  const nearest = begun.toSorted((a, b) => Math.abs(a - sinceJdUt) - Math.abs(b - sinceJdUt))[0] ?? null
  const isLast = !aspects.some((of) => {
    const [from, to] = [of(sinceJdUt + 0.002), of(untilJdUt - 0.002)]
    return Math.abs(from) < 90 && Math.abs(to) < 90 && Math.sign(from) !== Math.sign(to)
  })
  return [{ what: 'lull begins', toldJdUt: sinceJdUt, foundJdUt: isLast ? nearest : null }, leaves]
}

/** How far a transit is from exact at an instant, degrees, by the Swiss Ephemeris; null for what is no transit. */
export function orbAt(swiss: Swiss, natal: Natal, factor: Factor, jdUt: number): number | null {
  const { kind, transiting, natal: point = '', aspect = '' } = factor
  const [place, angle] = [natal[point], ANGLES[aspect]]
  if (kind !== 'transit' || !transiting || !isSwissPlanet(transiting) || place === undefined || angle === undefined)
    return null
  const { longitudeDeg } = swiss.position(transiting, jdUt)
  return Math.abs(Math.abs(halfTurn(longitudeDeg - place)) - angle)
}
