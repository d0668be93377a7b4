import type { BirthPlace, ClockId, DoubtReason } from './birth-time.ts'
import { clockPeriods } from './clock-periods.ts'
import type { ClockSpan } from './clock-history.ts'
import { canonicalTimeZone } from './find-zone.ts'
import { findTerritory } from './find-territory.ts'
import { readWallClock, REACH_SEC } from './resolve-local-time.ts'
import type { Territory } from './load-territories.ts'

/** Another clock that is possible for a civil time. */
export interface PossibleClock {
  reason: DoubtReason
  source: string
  /** The territory that is in doubt. */
  territory: string
  /** What else may have been followed. */
  alternatives: ClockSpan[][]
}

/** Which clocks a place followed about a civil time, and where that is in doubt. */
export interface PlaceHistory {
  /** Null where it is simply its zone's. */
  territory: string | null
  /** Those of the days about the time. */
  spans: ClockSpan[]
  doubts: PossibleClock[]
}

const always = (clock: ClockId): ClockSpan[] => [{ startSec: Number.NEGATIVE_INFINITY, clock }]

/** Farther than this from any place, the nearest land's zone is no matter of course. */
const AT_SEA_KM = 100
/** Ships took to zones in the 1920s; before, they went by the mean time of where they were. */
const SHIPS_BY_ZONES_SEC = Date.UTC(1925, 0) / 1000

function nauticalZone(longitudeDeg: number): ClockId {
  const hours = Math.round(longitudeDeg / 15)
  return `${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`
}

/**
 * @param wallSec The civil time, as `wallSeconds` counts.
 * @throws UnknownTimeZoneError
 * @throws CivilTimeError for a place off the globe.
 */
export function placeHistory(place: BirthPlace, wallSec: number): PlaceHistory {
  const own = canonicalTimeZone(place.timeZone)
  const { territory, perhaps, distanceKm } = findTerritory(place)
  const doubts: PossibleClock[] = (territory?.doubts ?? [])
    .filter(({ fromWallSec, untilWallSec }) => wallSec >= fromWallSec && wallSec < untilWallSec)
    .map(({ reason, source, clocks }) => ({
      reason,
      source,
      territory: territory?.id ?? '',
      alternatives: clocks.map((clock) => always(clock === 'own' ? own : clock)),
    }))
  if (perhaps.length > 0) {
    doubts.push({
      reason: 'border',
      source: 'tools/territories/polygons.txt',
      territory: territory?.id ?? perhaps.find((other) => other.territory !== null)?.territory?.id ?? '',
      alternatives: perhaps.map((other) => spansOf(other.territory, place, canonicalTimeZone(other.timeZone), wallSec)),
    })
  }
  if (distanceKm > AT_SEA_KM) {
    doubts.push({
      reason: 'sea',
      source: `no place of the atlas within ${AT_SEA_KM} km, so no land's zone for certain; ships keep the nautical zone (Anglo-French conference on time-keeping at sea, 1917)`,
      territory: territory?.id ?? '',
      alternatives: [nauticalZone(place.longitudeDeg), ...(wallSec < SHIPS_BY_ZONES_SEC ? ['lmt'] : [])].map(always),
    })
  }
  return { territory: territory?.id ?? null, spans: spansOf(territory, place, own, wallSec), doubts }
}

function spansOf(territory: Territory | null, place: BirthPlace, own: ClockId, wallSec: number): ClockSpan[] {
  if (!territory) return always(own)
  const spans: ClockSpan[] = []
  let startSec = Number.NEGATIVE_INFINITY
  for (const { untilWallSec: untilWall, clock: told } of territory.clocks) {
    const clock = told === 'own' ? own : told
    if (untilWall <= wallSec - 2 * REACH_SEC) continue
    spans.push({ startSec, clock })
    if (untilWall > wallSec + 2 * REACH_SEC) break
    startSec = instantOf(clock, place, untilWall)
  }
  return spans
}

/** When a clock showed a civil time; where it was put forward over it, the moment of that. */
function instantOf(clock: ClockId, place: BirthPlace, wallSec: number): number {
  const found = readWallClock(clockPeriods(clock, place, wallSec - REACH_SEC, wallSec + REACH_SEC), wallSec)
  if (found.kind === 'gap') return found.transitionUtcMs / 1000
  return (found.kind === 'unique' ? found : found.candidates[0]).utcMs / 1000
}
