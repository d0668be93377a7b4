import { canonicalTimeZone, isTimeZone } from '../../src/astro/birth-time/find-zone.ts'
import type { SourcePlace } from './source-place.ts'

/** Where the borders run through a town: GeoNames number and the zone of the whole. */
const BY_HAND = new Map([[146268, 'Asia/Nicosia']])

/**
 * The zone of each place: the source's own where the borders allow it, else that of the borders. The borders keep
 * apart zones that differ only before 1970, which matters for births. Places in no zone are left out.
 */
export function settleTimeZones(
  places: SourcePlace[],
  find: (latitudeDeg: number, longitudeDeg: number) => string[],
): { settled: SourcePlace[]; changed: number; leftOut: string[] } {
  let changed = 0
  const leftOut: string[] = []
  const withZone: SourcePlace[] = []
  for (const place of places) {
    const own = isTimeZone(place.timeZone) ? canonicalTimeZone(place.timeZone) : null
    const byBorders = find(place.latitudeDeg, place.longitudeDeg).filter(isTimeZone).map(canonicalTimeZone)
    const byHand = place.numbered ? BY_HAND.get(place.id) : undefined
    const settled = byHand ?? settledZone(own, byBorders)
    if (!settled) {
      leftOut.push(`${place.name} (${place.countryCode})`)
      continue
    }
    if (place.timeZone !== '' && settled !== own) changed++
    withZone.push({ ...place, timeZone: settled })
  }
  return { settled: withZone, changed, leftOut }
}

function settledZone(own: string | null, byBorders: string[]): string | undefined {
  // Off the coast the borders only know the nautical zones.
  const onLand = byBorders.filter((zone) => !zone.startsWith('Etc/'))
  return own !== null && (onLand.length === 0 || onLand.includes(own)) ? own : onLand[0]
}
