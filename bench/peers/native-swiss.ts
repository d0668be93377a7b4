import sweph from 'sweph'
import type { Body } from '../../src/astro/ephemeris/body.ts'
import { SIXTEEN_POINTS } from '../points.ts'
import type { ChartPeer } from './chart-peer.ts'
import { swissDataFolder } from './swiss-data.ts'

const { SEFLG_MOSEPH, SEFLG_SPEED, SEFLG_SWIEPH } = sweph.constants

/** Numbers of the bodies in the Swiss Ephemeris. */
export const SWISS_BODY: Record<Body, number> = {
  sun: 0,
  moon: 1,
  mercury: 2,
  venus: 3,
  mars: 4,
  jupiter: 5,
  saturn: 6,
  uranus: 7,
  neptune: 8,
  pluto: 9,
  meanNode: 10,
  trueNode: 11,
  meanLilith: 12,
  chiron: 15,
  ceres: 17,
  pallas: 18,
  juno: 19,
  vesta: 20,
}

/** Longitude and speed as the native library answers them from its data files; throws where it would fall back. */
export function swissPosition(jdUt: number, body: Body): { longitudeDeg: number; speedDegPerDay: number } {
  return calculated(jdUt, body, SEFLG_SWIEPH)
}

function calculated(jdUt: number, body: Body, source: number): { longitudeDeg: number; speedDegPerDay: number } {
  const { data, flag, error } = sweph.calc_ut(jdUt, SWISS_BODY[body], source | SEFLG_SPEED)
  if ((flag & source) === 0) throw new Error(`the Swiss Ephemeris fell back for ${body}: ${error}`)
  return { longitudeDeg: data[0] ?? NaN, speedDegPerDay: data[3] ?? NaN }
}

/** The native library with its data files, as good as it gets. */
export function nativeSwiss(): ChartPeer {
  sweph.set_ephe_path(swissDataFolder())
  return peer('sweph, data files', SIXTEEN_POINTS, SEFLG_SWIEPH, 0.1)
}

/** The same without data files; it then has no Chiron and no asteroids. */
export function nativeSwissWithoutData(): ChartPeer {
  const bodies = SIXTEEN_POINTS.filter((body) => SWISS_BODY[body] < 15)
  return peer('sweph, formulas (Moshier)', bodies, SEFLG_MOSEPH, 2)
}

function peer(name: string, bodies: readonly Body[], source: number, toleranceArcsec: number): ChartPeer {
  const houses = (birth: { jdUt: number; latitudeDeg: number; longitudeDeg: number }) =>
    sweph.houses(birth.jdUt, birth.latitudeDeg, birth.longitudeDeg, 'P').data.houses
  return {
    name,
    holds: `${bodies.length} points with speeds, Placidus cusps`,
    toleranceArcsec,
    // The node is told from the Moon's motion, in which a small error weighs heavily.
    roughDeg: source === SEFLG_MOSEPH ? { trueNode: 0.02 } : {},
    run(birth) {
      let sum = 0
      for (const body of bodies) sum += calculated(birth.jdUt, body, source).longitudeDeg
      return sum + (houses(birth)[1] ?? NaN)
    },
    answer: (birth) => ({
      longitudesDeg: Object.fromEntries(
        bodies.map((body) => [body, calculated(birth.jdUt, body, source).longitudeDeg]),
      ),
      cuspsDeg: houses(birth),
    }),
  }
}
