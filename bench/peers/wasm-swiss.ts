import SwissEph from 'swisseph-wasm'
import { SIXTEEN_POINTS } from '../points.ts'
import type { ChartPeer } from './chart-peer.ts'
import { SWISS_BODY } from './native-swiss.ts'

const SEFLG_SWIEPH_SPEED = 2 | 256

/** The Swiss Ephemeris as WebAssembly, with the data files it brings. */
export async function wasmSwiss(): Promise<ChartPeer> {
  const swiss = new SwissEph()
  await swiss.initSwissEph()
  const longitudeDeg = (jdUt: number, body: number) => swiss.calc_ut(jdUt, body, SEFLG_SWIEPH_SPEED)[0] ?? NaN
  const cusps = (jdUt: number, latitude: number, longitude: number) =>
    swiss.houses(jdUt, latitude, longitude, 'P').cusps
  return {
    name: 'swisseph-wasm',
    holds: `${SIXTEEN_POINTS.length} points with speeds, Placidus cusps`,
    toleranceArcsec: 0.1,
    run(birth) {
      let sum = 0
      for (const body of SIXTEEN_POINTS) sum += longitudeDeg(birth.jdUt, SWISS_BODY[body])
      return sum + (cusps(birth.jdUt, birth.latitudeDeg, birth.longitudeDeg)[1] ?? NaN)
    },
    answer: (birth) => ({
      longitudesDeg: Object.fromEntries(
        SIXTEEN_POINTS.map((body) => [body, longitudeDeg(birth.jdUt, SWISS_BODY[body])]),
      ),
      cuspsDeg: [...cusps(birth.jdUt, birth.latitudeDeg, birth.longitudeDeg)].slice(1, 13),
    }),
  }
}
