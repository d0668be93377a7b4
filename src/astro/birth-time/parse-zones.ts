import { parseYearlyRule } from './yearly-rule.ts'
import type { Zone, ZonePeriod } from './zone.ts'

/** All zones of one release of the IANA database, and the other names they go by. */
export interface Zones {
  /** The release, such as `2026f`. */
  version: string
  zones: Map<string, Zone>
  /** Alias → name of the zone it stands for. */
  links: Map<string, string>
}

/**
 * Reads the text that `tools/time-zones` writes. A zone is a line `Z name|footer|offset delta offset delta offset …`:
 * offsets in seconds and the steps between changes in seconds, both in base 36, an offset ending in `!` where it is
 * local mean time. The first step counts from 1970. A link is a line `L alias zone`.
 */
export function parseZones(text: string): Zones {
  const table: Zones = { version: '', zones: new Map(), links: new Map() }
  for (const line of text.split('\n')) {
    if (line.startsWith('# ')) table.version = line.slice(2)
    else if (line.startsWith('Z ')) {
      const zone = parseZone(line.slice(2))
      table.zones.set(zone.name, zone)
    } else if (line.startsWith('L ')) {
      const [, alias = '', target = ''] = line.split(' ')
      table.links.set(alias, target)
    }
  }
  return table
}

function parseZone(line: string): Zone {
  const [name = '', footer = '', history = ''] = line.split('|')
  const fields = history.split(' ')
  const periods: ZonePeriod[] = []
  let startSec = Number.NEGATIVE_INFINITY
  for (let i = 0; i < fields.length; i += 2) {
    const offset = fields[i] ?? ''
    if (i > 0) startSec = (i === 2 ? 0 : startSec) + Number.parseInt(fields[i - 1] ?? '', 36)
    periods.push({ startSec, offsetSec: Number.parseInt(offset, 36), meanTime: offset.endsWith('!') })
  }
  return { name, periods, rule: footer === '' ? null : parseYearlyRule(footer) }
}
