import { loadZones } from './load-zones.ts'
import { UnknownTimeZoneError } from './unknown-time-zone-error.ts'
import type { Zone } from './zone.ts'

/** Whether `name` is a zone of the IANA database or another name for one (`Asia/Calcutta`). Case counts. */
export function isTimeZone(name: string): boolean {
  const { zones, links } = loadZones()
  return zones.has(name) || links.has(name)
}

/**
 * The name a zone goes by today: `Europe/Kiev` and `Europe/Kyiv` both give `Europe/Kyiv`.
 *
 * @throws UnknownTimeZoneError
 */
export function canonicalTimeZone(name: string): string {
  return getZone(name).name
}

/**
 * The zone of a name or an alias.
 *
 * @throws UnknownTimeZoneError
 */
export function getZone(name: string): Zone {
  const { zones, links } = loadZones()
  const zone = zones.get(links.get(name) ?? name)
  if (!zone) throw new UnknownTimeZoneError(name)
  return zone
}
