import type { BirthPlace, BirthReading, BirthTimeQuery, BirthTimeResolution, ClockId, Doubt } from './birth-time.ts'
import { calendarFactOf, gregorianDate } from './calendar-fact.ts'
import { historyPeriods, type ClockSpan } from './clock-history.ts'
import { checkedTime, partsOfTime, wallSeconds, type CivilTime } from './civil-time.ts'
import { requireLeapSecond } from './leap-seconds.ts'
import { placeHistory, type PlaceHistory, type PossibleClock } from './place-history.ts'
import { readWallClock, REACH_SEC, type LocalInstant } from './resolve-local-time.ts'

/** Less than this moves the ascendant by less than birth times are known to. */
const TOLD_MS = 90_000

/** What one history of clocks makes of a civil time. */
type Read =
  | { kind: 'unique'; reading: BirthReading; leapSecond: boolean }
  | { kind: 'ambiguous'; readings: [BirthReading, BirthReading] }
  | { kind: 'gap'; clock: ClockId; earlier: LocalInstant; later: LocalInstant; transitionUtcMs: number }

/**
 * The instant of a birth from the civil time at the place, by the clock that was kept there then, and what is in doubt.
 *
 * @throws UnknownTimeZoneError
 * @throws CivilTimeError when the calendar or the clock has no such time, or place or offset are out of range.
 */
export function resolveBirthTime(query: BirthTimeQuery): BirthTimeResolution {
  const { place, local, calendar: given = 'gregorian', clock } = query
  const written = partsOfTime(local)
  const time = checkedTime({ ...written, ...gregorianDate(written, given) })
  const history = placeHistory(place, wallSeconds(time))
  const { year, month, day } = time
  const calendar = calendarFactOf(history, { year, month, day }, given)
  const read = readBy(clock === undefined ? history.spans : always(clock), place, time)
  const changed = read.kind === 'gap' ? acrossChange(history, read) : null
  if (!changed) return { calendar, territory: history.territory, doubt: doubtOf(history, place, time, read), ...read }
  const { before, after } = changed
  const taken: Read = { kind: 'unique', reading: before, leapSecond: false }
  const told = doubtOf(history, place, time, taken)
  const doubt = told ?? { reason: 'change', source: '', territory: history.territory ?? '', alternatives: [after] }
  return { calendar, territory: history.territory, doubt, ...taken }
}

/**
 * Where one country's clock gave way to another's the day is known, the hour hardly ever: a time that would have been
 * skipped is read by the outgoing clock, in doubt. Null for a change within one clock.
 */
function acrossChange({ spans }: PlaceHistory, gap: Extract<Read, { kind: 'gap' }>) {
  const at = spans.findIndex(({ startSec }) => startSec * 1000 === gap.transitionUtcMs)
  const [outgoing, incoming] = [spans[at - 1], spans[at]]
  if (!outgoing || !incoming) return null
  return {
    before: { ...gap.later, clock: outgoing.clock, fold: 0 } satisfies BirthReading,
    after: { ...gap.earlier, clock: incoming.clock, fold: 0 } satisfies BirthReading,
  }
}

const always = (clock: ClockId): ClockSpan[] => [{ startSec: Number.NEGATIVE_INFINITY, clock }]

function readBy(spans: readonly ClockSpan[], place: BirthPlace, time: Required<CivilTime>): Read {
  const wallSec = wallSeconds(time)
  const periods = historyPeriods(spans, place, wallSec - REACH_SEC, wallSec + REACH_SEC)
  const found = readWallClock(periods, wallSec)
  const leapSecond = time.second === 60
  if (leapSecond) requireLeapSecond(found)
  const clockAt = (utcMs: number) => periods.findLast(({ startSec }) => startSec * 1000 <= utcMs)?.clock ?? ''
  const reading = ({ utcMs, offsetSeconds }: LocalInstant, fold: 0 | 1): BirthReading => {
    return { utcMs, offsetSeconds, clock: clockAt(utcMs), fold }
  }
  if (found.kind === 'unique') return { kind: found.kind, reading: reading(found, 0), leapSecond }
  if (found.kind === 'gap') return { ...found, clock: clockAt(found.transitionUtcMs) }
  const [first, second] = found.candidates
  return { kind: found.kind, readings: [reading(first, 0), reading(second, 1)] }
}

const readingsOf = (read: Read): BirthReading[] =>
  read.kind === 'unique' ? [read.reading] : read.kind === 'ambiguous' ? read.readings : []

function doubtOf(history: PlaceHistory, place: BirthPlace, time: Required<CivilTime>, own: Read): Doubt | null {
  // A leap second is one for a single offset.
  if (time.second === 60) return null
  const instants = readingsOf(own).map(({ utcMs }) => utcMs)
  const alternatives: BirthReading[] = []
  let first: PossibleClock | undefined
  for (const doubt of history.doubts) {
    for (const other of doubt.alternatives) {
      for (const reading of readingsOf(readBy(other, place, time))) {
        if (instants.some((utcMs) => Math.abs(utcMs - reading.utcMs) < TOLD_MS)) continue
        alternatives.push(reading)
        instants.push(reading.utcMs)
        first ??= doubt
      }
    }
  }
  if (!first) return null
  const { reason, source, territory } = first
  return { reason, source, territory, alternatives }
}
