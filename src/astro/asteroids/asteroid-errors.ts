import { isoFromJdUt } from '../ephemeris/julian-day.ts'

/** An instant for which there are no places of small bodies. Carries the range, as Julian days (UT). */
export class AsteroidRangeError extends RangeError {
  override readonly name = 'AsteroidRangeError'
  readonly jdUt: number
  readonly fromJdUt: number
  readonly toJdUt: number

  constructor(jdUt: number, fromJdUt: number, toJdUt: number) {
    const range = `${isoFromJdUt(fromJdUt)} to ${isoFromJdUt(toJdUt)}`
    super(`the small bodies are known from ${range}, and the instant asked for (Julian day ${jdUt}) lies outside`)
    this.jdUt = jdUt
    this.fromJdUt = fromJdUt
    this.toJdUt = toJdUt
  }
}

/** A number that none of the small bodies at hand has. */
export class UnknownAsteroidError extends RangeError {
  override readonly name = 'UnknownAsteroidError'
  readonly number: number

  constructor(number: number, count: number) {
    super(`none of the ${count} small bodies at hand has the number ${number}`)
    this.number = number
  }
}
