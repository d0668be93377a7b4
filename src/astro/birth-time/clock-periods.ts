import type { BirthPlace, ClockId } from './birth-time.ts'
import { CivilTimeError } from './civil-time-error.ts'
import { getZone } from './find-zone.ts'
import { zonePeriods } from './zone-periods.ts'
import type { ZonePeriod } from './zone.ts'

/** The mean time of the place itself. */
export const LOCAL_MEAN_TIME = 'lmt'

const OFFSET = /^([+-])(\d{2}):([0-5]\d)(?::([0-5]\d))?$/
const WESTMOST_SEC = -12 * 3600 - 30 * 60
const EASTMOST_SEC = 15 * 3600 + 30 * 60

/** The seconds of an offset written `+02:00` or `-00:25:21`; null for another text. @throws CivilTimeError past −12:30 … +15:30 */
export function offsetOf(clock: ClockId): number | null {
  const match = OFFSET.exec(clock)
  if (!match) return null
  const seconds = Number(match[2]) * 3600 + Number(match[3]) * 60 + Number(match[4] ?? 0)
  const offsetSec = match[1] === '-' ? 0 - seconds : seconds
  if (offsetSec >= WESTMOST_SEC && offsetSec <= EASTMOST_SEC) return offsetSec
  throw new CivilTimeError('offset', clock, 'clocks stood at −12:30 to +15:30 from Greenwich')
}

/**
 * The periods of a clock at a place that touch a UTC interval, in order.
 *
 * @throws UnknownTimeZoneError for a name that is no zone.
 * @throws CivilTimeError for an impossible offset or longitude.
 */
export function clockPeriods(clock: ClockId, place: BirthPlace, fromSec: number, toSec: number): ZonePeriod[] {
  const offsetSec = clock === LOCAL_MEAN_TIME ? Math.round(place.longitudeDeg * 240) : offsetOf(clock)
  if (offsetSec !== null) return [{ startSec: Number.NEGATIVE_INFINITY, offsetSec, meanTime: false }]
  return zonePeriods(getZone(clock), fromSec, toSec, place.longitudeDeg)
}
