import { isoFromJdUt } from './julian-day.ts'

/** An instant outside the tables. Carries the range, as Julian days (UT); the message names it in calendar dates. */
export class EphemerisRangeError extends RangeError {
  override readonly name = 'EphemerisRangeError'
  readonly jdUt: number
  readonly fromJdUt: number
  readonly toJdUt: number

  constructor(jdUt: number, fromJdUt: number, toJdUt: number) {
    const range = `${isoFromJdUt(fromJdUt).slice(0, 10)} to ${isoFromJdUt(toJdUt).slice(0, 10)}`
    super(`the ephemeris covers ${range}, and the instant asked for (Julian day ${jdUt}) lies outside`)
    this.jdUt = jdUt
    this.fromJdUt = fromJdUt
    this.toJdUt = toJdUt
  }
}
