import SwissEph from 'swisseph-wasm'

const SEFLG_SWIEPH = 2
const SEFLG_NONUT = 64
const SEFLG_NOGDEFL = 512

/** The parts of the WebAssembly module used here; its wrapper hides the flags that tell a fallback from a true answer. */
interface Module {
  _malloc(bytes: number): number
  _swe_calc(jdTt: number, body: number, flags: number, out: number, error: number): number
  _swe_deltat_ex(jdUt: number, flags: number, error: number): number
  _swe_sidtime(jdUt: number): number
  HEAPF64: Float64Array
  UTF8ToString(at: number): string
}

export interface Generator {
  version: string
  /** Apparent geocentric place without nutation; `bendLight` adds the Sun's deflection. Degrees, degrees, au. */
  place(jdTt: number, body: number, bendLight: boolean): [number, number, number]
  /** As the product answers it: with nutation and deflection, and the generator's own speed. */
  apparent(jdTt: number, body: number): { lon: number; lat: number; dist: number; speed: number }
  /** Nutation in longitude and obliquity, degrees. */
  nutation(jdTt: number): [number, number]
  trueObliquity(jdTt: number): number
  /** TT − UT, seconds. */
  deltaT(jdUt: number): number
  /** Apparent sidereal time at Greenwich, degrees. */
  siderealTime(jdUt: number): number
  /** Angles and cusps of a house system, by the generator's letter for it. */
  houses(at: { jdUt: number; latitude: number; longitude: number; letter: string }): {
    asc: number
    mc: number
    vertex: number
    cusps: number[]
  }
}

/** Opens the Swiss Ephemeris. Each call throws unless the answer came from its data files. */
export async function openGenerator(): Promise<Generator> {
  const swiss = new SwissEph()
  await swiss.initSwissEph()
  const wasm = swiss.SweModule as Module
  const out = wasm._malloc(6 * 8)
  const error = wasm._malloc(256)
  const calc = (jdTt: number, body: number, flags: number): number[] => {
    const answered = wasm._swe_calc(jdTt, body, flags | SEFLG_SWIEPH, out, error)
    if (answered < 0 || (answered & SEFLG_SWIEPH) === 0) {
      throw new Error(`no data-file answer for body ${body} at ${jdTt}: ${wasm.UTF8ToString(error)}`)
    }
    return [...wasm.HEAPF64.subarray(out / 8, out / 8 + 6)]
  }
  return {
    version: swiss.version(),
    place(jdTt, body, bendLight) {
      const [lon = NaN, lat = NaN, dist = NaN] = calc(jdTt, body, SEFLG_NONUT | (bendLight ? 0 : SEFLG_NOGDEFL))
      return [lon, lat, dist]
    },
    apparent(jdTt, body) {
      const [lon = NaN, lat = NaN, dist = NaN, speed = NaN] = calc(jdTt, body, 256)
      return { lon, lat, dist, speed }
    },
    nutation(jdTt) {
      const [, , longitude = NaN, obliquity = NaN] = calc(jdTt, -1, 0)
      return [longitude, obliquity]
    },
    trueObliquity: (jdTt) => calc(jdTt, -1, 0)[0] ?? NaN,
    deltaT: (jdUt) => wasm._swe_deltat_ex(jdUt, SEFLG_SWIEPH, error) * 86400,
    siderealTime: (jdUt) => wasm._swe_sidtime(jdUt) * 15,
    houses({ jdUt, latitude, longitude, letter }) {
      const { ascmc, cusps } = swiss.houses(jdUt, latitude, longitude, letter)
      return { asc: ascmc[0], mc: ascmc[1], vertex: ascmc[3], cusps: [...cusps].slice(1, 13) }
    },
  }
}
