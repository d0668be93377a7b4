import { CivilTimeError } from './civil-time-error.ts'
import type { LocalTimeResolution } from './resolve-local-time.ts'

/** The days, UTC, that ended with 23:59:60 (IERS Bulletin C; all leap seconds so far were positive). */
const LEAP_DAYS = `1972-06-30 1972-12-31 1973-12-31 1974-12-31 1975-12-31 1976-12-31 1977-12-31 1978-12-31 1979-12-31
  1981-06-30 1982-06-30 1983-06-30 1985-06-30 1987-12-31 1989-12-31 1990-12-31 1992-06-30 1993-06-30
  1994-06-30 1995-12-31 1997-06-30 1998-12-31 2005-12-31 2008-12-31 2012-06-30 2015-06-30 2016-12-31`.split(/\s+/)

/** The Unix seconds at which a leap second had just ended: the midnights after those days. */
const ENDS = new Set(LEAP_DAYS.map((day) => Date.parse(`${day}T00:00:00Z`) / 1000 + 86_400))

/**
 * That a civil time written `:60`, which counts as the start of the next minute, was a leap second.
 *
 * @throws CivilTimeError when there was none at that minute.
 */
export function requireLeapSecond(found: LocalTimeResolution): void {
  if (found.kind === 'unique' && ENDS.has(found.utcMs / 1000)) return
  throw new CivilTimeError('second', '60', 'it is 0 to 59, or 60 in one of the 27 leap seconds of 1972 to 2016')
}
