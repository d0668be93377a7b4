import { CivilTimeError } from './civil-time-error.ts'
import { changeInYear } from './yearly-rule.ts'
import type { Zone, ZonePeriod } from './zone.ts'

const HALF_DAY_SEC = 43_200

/**
 * The periods of a zone that touch the UTC interval `fromSec … toSec`, in order, the yearly rule's included.
 *
 * @param longitudeDeg East positive, −180 … 180. Where the database knows only local mean time, the offset is then
 * that of this meridian (4 minutes a degree), not that of the zone's name-giving city.
 * @throws CivilTimeError for a longitude out of range.
 */
export function zonePeriods(zone: Zone, fromSec: number, toSec: number, longitudeDeg?: number): ZonePeriod[] {
  if (longitudeDeg !== undefined && !(Math.abs(longitudeDeg) <= 180)) {
    throw new CivilTimeError('longitudeDeg', String(longitudeDeg), 'a longitude is −180 to 180 degrees')
  }
  const found: ZonePeriod[] = []
  const { periods } = zone
  for (let i = firstTouching(periods, fromSec); i < periods.length; i++) {
    const period = periods[i]
    if (!period || period.startSec > toSec) break
    found.push(atMeridian(period, longitudeDeg))
  }
  if (!zone.rule) return found
  const lastStartSec = periods.at(-1)?.startSec ?? Number.NEGATIVE_INFINITY
  const changes = yearlyPeriods(zone, fromSec, toSec).filter(({ startSec }) => startSec > lastStartSec)
  const current = changes.findLastIndex(({ startSec }) => startSec <= fromSec)
  // A change of the rule before the interval replaces the last explicit period.
  return current < 0 ? [...found, ...changes] : changes.slice(current)
}

function firstTouching(periods: ZonePeriod[], fromSec: number): number {
  let low = 0
  let high = periods.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((periods[middle]?.startSec ?? 0) <= fromSec) low = middle
    else high = middle - 1
  }
  return low
}

function atMeridian(period: ZonePeriod, longitudeDeg: number | undefined): ZonePeriod {
  if (!period.meanTime || longitudeDeg === undefined) return period
  let offsetSec = Math.round(longitudeDeg * 240)
  // The calendar of the time may have been the other side's of today's date line: Manila before 1844, Alaska before 1867.
  if (offsetSec - period.offsetSec > HALF_DAY_SEC) offsetSec -= 2 * HALF_DAY_SEC
  if (period.offsetSec - offsetSec > HALF_DAY_SEC) offsetSec += 2 * HALF_DAY_SEC
  return { ...period, offsetSec }
}

function yearlyPeriods(zone: Zone, fromSec: number, toSec: number): ZonePeriod[] {
  const changes: ZonePeriod[] = []
  const firstYear = new Date(fromSec * 1000).getUTCFullYear() - 1
  const lastYear = new Date(toSec * 1000).getUTCFullYear() + 1
  for (let year = firstYear; year <= lastYear; year++) {
    for (const change of zone.rule ?? []) {
      const startSec = changeInYear(change, year)
      if (startSec <= toSec) changes.push({ startSec, offsetSec: change.offsetSec, meanTime: false })
    }
  }
  return changes.toSorted((a, b) => a.startSec - b.startSec)
}
