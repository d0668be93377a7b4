import SwissEph from 'swisseph-wasm'

const SEFLG_SWIEPH = 2
const SEFLG_NONUT = 64
const SEFLG_NOGDEFL = 512
const SEFLG_EQUATORIAL = 2048

/** The parts of the WebAssembly module used here; its wrapper hides the flags that tell a fallback from a true answer. */
interface Module {
  _malloc(bytes: number): number
  _swe_calc(jdTt: number, body: number, flags: number, out: number, error: number): number
  _swe_deltat_ex(jdUt: number, flags: number, error: number): number
  _swe_sidtime(jdUt: number): number
  _swe_set_sid_mode(mode: number, epoch: number, atEpoch: number): void
  _swe_get_ayanamsa_ex_ut(jdUt: number, flags: number, out: number, error: number): number
  _swe_sol_eclipse_when_glob(
    jdUt: number,
    flags: number,
    type: number,
    out: number,
    back: number,
    error: number,
  ): number
  _swe_sol_eclipse_where(jdUt: number, flags: number, place: number, out: number, error: number): number
  _swe_lun_eclipse_when(jdUt: number, flags: number, type: number, out: number, back: number, error: number): number
  _swe_lun_eclipse_how(jdUt: number, flags: number, place: number, out: number, error: number): number
  HEAPF64: Float64Array
  UTF8ToString(at: number): string
}

interface SolarEclipse {
  jdUt: number
  type: string
  central: boolean
  /** As the product counts it: the part of the diameter covered, of central eclipses the ratio of the diameters. */
  magnitude: number
  saros: number
}

interface LunarEclipse {
  jdUt: number
  type: string
  umbralMagnitude: number
  penumbralMagnitude: number
  saros: number
}

export interface Generator {
  version: string
  /** Apparent geocentric place without nutation; `bendLight` adds the Sun's deflection. Degrees, degrees, au. */
  place(jdTt: number, body: number, bendLight: boolean): [number, number, number]
  /** As the product answers it: with nutation and deflection, and the generator's own speed. */
  apparent(jdTt: number, body: number): { lon: number; lat: number; dist: number; speed: number }
  /** Declination by the true equator of date, degrees. */
  declination(jdTt: number, body: number): number
  /** Nutation in longitude and obliquity, degrees. */
  nutation(jdTt: number): [number, number]
  trueObliquity(jdTt: number): number
  /** TT − UT, seconds. */
  deltaT(jdUt: number): number
  /** Apparent sidereal time at Greenwich, degrees. */
  siderealTime(jdUt: number): number
  /** How far a sidereal zodiac lies behind the tropical one, nutation included, degrees, by the generator's number for it. */
  ayanamsa(jdUt: number, mode: number): number
  /** Angles and cusps of a house system, by the generator's letter for it. */
  houses(at: { jdUt: number; latitude: number; longitude: number; letter: string }): {
    asc: number
    mc: number
    vertex: number
    cusps: number[]
  }
  /** Every eclipse by its greatest, in order of time. */
  solarEclipses(fromJdUt: number, toJdUt: number): SolarEclipse[]
  lunarEclipses(fromJdUt: number, toJdUt: number): LunarEclipse[]
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
  const times = wasm._malloc(10 * 8)
  const attributes = wasm._malloc(20 * 8)
  const place = wasm._malloc(10 * 8)
  const numbers = (at: number, count: number) => [...wasm.HEAPF64.subarray(at / 8, at / 8 + count)]
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
    declination: (jdTt, body) => calc(jdTt, body, SEFLG_EQUATORIAL)[1] ?? NaN,
    nutation(jdTt) {
      const [, , longitude = NaN, obliquity = NaN] = calc(jdTt, -1, 0)
      return [longitude, obliquity]
    },
    trueObliquity: (jdTt) => calc(jdTt, -1, 0)[0] ?? NaN,
    deltaT: (jdUt) => wasm._swe_deltat_ex(jdUt, SEFLG_SWIEPH, error) * 86400,
    siderealTime: (jdUt) => wasm._swe_sidtime(jdUt) * 15,
    ayanamsa(jdUt, mode) {
      wasm._swe_set_sid_mode(mode, 0, 0)
      wasm._swe_get_ayanamsa_ex_ut(jdUt, SEFLG_SWIEPH, out, error)
      return numbers(out, 1)[0] ?? NaN
    },
    houses({ jdUt, latitude, longitude, letter }) {
      const { ascmc, cusps } = swiss.houses(jdUt, latitude, longitude, letter)
      return { asc: ascmc[0], mc: ascmc[1], vertex: ascmc[3], cusps: [...cusps].slice(1, 13) }
    },
    solarEclipses(fromJdUt, toJdUt) {
      const found: SolarEclipse[] = []
      for (let from = fromJdUt; ;) {
        const kind = wasm._swe_sol_eclipse_when_glob(from, SEFLG_SWIEPH, 0, times, 0, error)
        const [jdUt = NaN] = numbers(times, 1)
        if (!(jdUt < toJdUt)) return found
        wasm._swe_sol_eclipse_where(jdUt, SEFLG_SWIEPH, place, attributes, error)
        const values = numbers(attributes, 10)
        const type = kind & 32 ? 'hybrid' : kind & 4 ? 'total' : kind & 8 ? 'annular' : 'partial'
        const central = (kind & 1) > 0
        found.push({ jdUt, type, central, magnitude: values[central ? 1 : 0] ?? NaN, saros: values[9] ?? NaN })
        from = jdUt + 5
      }
    },
    lunarEclipses(fromJdUt, toJdUt) {
      const found: LunarEclipse[] = []
      for (let from = fromJdUt; ;) {
        const kind = wasm._swe_lun_eclipse_when(from, SEFLG_SWIEPH, 0, times, 0, error)
        const [jdUt = NaN] = numbers(times, 1)
        if (!(jdUt < toJdUt)) return found
        wasm._swe_lun_eclipse_how(jdUt, SEFLG_SWIEPH, place, attributes, error)
        const values = numbers(attributes, 10)
        const [umbralMagnitude = NaN, penumbralMagnitude = NaN] = values
        const type = kind & 4 ? 'total' : kind & 16 ? 'partial' : 'penumbral'
        found.push({ jdUt, type, umbralMagnitude, penumbralMagnitude, saros: values[9] ?? NaN })
        from = jdUt + 5
      }
    },
  }
}
