import { civilTime, wallSeconds, type CivilTime } from './civil-time.ts'
import { getZone } from './find-zone.ts'
import { requireLeapSecond } from './leap-seconds.ts'
import { zonePeriods } from './zone-periods.ts'
import type { ZonePeriod } from './zone.ts'

/** An instant, and what a clock at the place showed ahead of UTC then. */
export interface LocalInstant {
  /** Unix milliseconds, UTC. */
  utcMs: number
  /** Wall time minus UTC, seconds, east positive; not always whole minutes before the 1970s. */
  offsetSeconds: number
}

/**
 * What instants a wall clock's reading stands for.
 * - `unique`: one.
 * - `ambiguous`: the clock was set back and showed it twice; the earlier first.
 * - `gap`: the clock was set forward at `transitionUtcMs` and never showed it. `later` reads it by the offset before
 *   the change, `earlier` by the offset after it (the names of ECMAScript's Temporal).
 */
export type LocalTimeResolution =
  | ({ kind: 'unique' } & LocalInstant)
  | { kind: 'ambiguous'; candidates: [LocalInstant, LocalInstant] }
  | { kind: 'gap'; earlier: LocalInstant; later: LocalInstant; transitionUtcMs: number }

/** A wall clock's reading, and where it was read. */
export interface LocalTimeQuery {
  /** An IANA name or alias. */
  timeZone: string
  /** Gregorian wall time, in parts or as `YYYY-MM-DDTHH:mm[:ss]`. */
  local: string | CivilTime
  /** East positive; gives the place's own mean time before its zone had a standard time. */
  longitudeDeg?: number | undefined
}

// Offsets never pass 16 h, and the widest jump is the 24 h of a place that crossed the date line.
export const REACH_SEC = 2 * 86_400

/**
 * The instant of a civil time in a zone of the IANA database. Holds for any year from 1 to 9999: before a zone's first
 * change by local mean time, after its last by the yearly rule in force.
 *
 * @throws UnknownTimeZoneError
 * @throws CivilTimeError when the calendar or the clock has no such time, or the longitude is out of range.
 */
export function resolveLocalTime({ timeZone, local, longitudeDeg }: LocalTimeQuery): LocalTimeResolution {
  const time = civilTime(local)
  const wallSec = wallSeconds(time)
  const zone = getZone(timeZone)
  const found = readWallClock(zonePeriods(zone, wallSec - REACH_SEC, wallSec + REACH_SEC, longitudeDeg), wallSec)
  if (time.second === 60) requireLeapSecond(found)
  return found
}

/**
 * What a reading of a wall clock stands for, by the periods that touch `REACH_SEC` before and after it.
 *
 * @param wallSec As `wallSeconds` counts them.
 */
export function readWallClock(
  periods: readonly Pick<ZonePeriod, 'startSec' | 'offsetSec'>[],
  wallSec: number,
): LocalTimeResolution {
  const candidates: LocalInstant[] = []
  for (const [i, { startSec, offsetSec }] of periods.entries()) {
    const utcSec = wallSec - offsetSec
    const endSec = periods[i + 1]?.startSec ?? Number.POSITIVE_INFINITY
    if (utcSec >= startSec && utcSec < endSec) candidates.push(localInstant(wallSec, offsetSec))
  }
  const [first, second] = candidates
  if (first && second) return { kind: 'ambiguous', candidates: [first, second] }
  if (first) return { kind: 'unique', ...first }

  for (const [i, { startSec, offsetSec }] of periods.entries()) {
    const before = periods[i - 1]
    if (before && wallSec >= startSec + before.offsetSec && wallSec < startSec + offsetSec) {
      return {
        kind: 'gap',
        earlier: localInstant(wallSec, offsetSec),
        later: localInstant(wallSec, before.offsetSec),
        transitionUtcMs: startSec * 1000,
      }
    }
  }
  throw new Error(`No reading of ${wallSec}: the periods do not join.`)
}

function localInstant(wallSec: number, offsetSeconds: number): LocalInstant {
  return { utcMs: (wallSec - offsetSeconds) * 1000, offsetSeconds }
}
