const UNIX_EPOCH_JD = 2440587.5
const DAY_MS = 86_400_000

/** The years for which births and dates are accepted, both included. */
const FIRST_YEAR = 1800
const LAST_YEAR = 2150

/** Text that is no UTC instant, or one outside 1800–2150. */
export class InvalidInstantError extends RangeError {
  override readonly name = 'InvalidInstantError'
}

/**
 * Julian day of an instant. UTC is taken as UT1, as astrology programs do; they never differ by a second.
 * @throws InvalidInstantError for an invalid Date
 */
export function jdUtFromDate(date: Date): number {
  const ms = date.getTime()
  if (Number.isNaN(ms)) throw new InvalidInstantError('the date is invalid')
  return ms / DAY_MS + UNIX_EPOCH_JD
}

/** The instant of a Julian day (UT), to the nearest millisecond. Gregorian calendar throughout. */
export function dateFromJdUt(jdUt: number): Date {
  return new Date(Math.round((jdUt - UNIX_EPOCH_JD) * DAY_MS))
}

/** ISO 8601 in UTC to the nearest second: `1990-05-17T10:30:00Z`. */
export function isoFromJdUt(jdUt: number): string {
  const second = Math.round((jdUt - UNIX_EPOCH_JD) * 86_400)
  return `${new Date(second * 1000).toISOString().slice(0, 19)}Z`
}

const ISO_UTC = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?Z$/

/**
 * Julian day (UT) of an ISO 8601 instant in UTC, `YYYY-MM-DDTHH:MM[:SS[.fff]]Z`, proleptic Gregorian.
 * @throws InvalidInstantError for another shape, a day or time that doesn't exist, or a year outside 1800–2150
 */
export function jdUtFromIso(text: string): number {
  const match = ISO_UTC.exec(text)
  if (!match) throw new InvalidInstantError(`"${text.slice(0, 40)}" is not a UTC instant like 1990-05-17T10:30:00Z`)
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0))
  if (year < FIRST_YEAR || year > LAST_YEAR) {
    throw new InvalidInstantError(`the year ${year} is outside ${FIRST_YEAR}–${LAST_YEAR}`)
  }
  const ms = Date.UTC(year, month - 1, day)
  const date = new Date(ms)
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  if (!exists || hour > 23 || minute > 59 || second > 59) {
    throw new InvalidInstantError(`"${text}" names a day or time that doesn't exist`)
  }
  const fraction = match[7] ? Number(`0.${match[7]}`) : 0
  return ms / DAY_MS + UNIX_EPOCH_JD + (hour * 3600 + minute * 60 + second + fraction) / 86_400
}
