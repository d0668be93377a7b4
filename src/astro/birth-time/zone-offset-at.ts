import { CivilTimeError } from './civil-time-error.ts'
import { getZone } from './find-zone.ts'
import { zonePeriods } from './zone-periods.ts'

/**
 * What clocks in a zone show ahead of UTC at an instant: seconds, east positive.
 *
 * @param query.utcMs Unix milliseconds, within ±8.64e15 (the range of `Date`).
 * @param query.longitudeDeg As for `resolveLocalTime`.
 * @throws UnknownTimeZoneError
 * @throws CivilTimeError for an instant or a longitude out of range.
 */
export function zoneOffsetAt(query: { timeZone: string; utcMs: number; longitudeDeg?: number | undefined }): number {
  const { timeZone, utcMs, longitudeDeg } = query
  if (!(Math.abs(utcMs) <= 8.64e15)) {
    throw new CivilTimeError('instant', String(utcMs), 'an instant is −8.64e15 to 8.64e15 milliseconds from 1970')
  }
  const utcSec = Math.floor(utcMs / 1000)
  return zonePeriods(getZone(timeZone), utcSec, utcSec, longitudeDeg).at(-1)?.offsetSec ?? 0
}
