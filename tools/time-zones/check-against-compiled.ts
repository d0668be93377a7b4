import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseZones } from '../../src/astro/birth-time/parse-zones.ts'
import { zonePeriods } from '../../src/astro/birth-time/zone-periods.ts'
import { KEPT_UP_SEC } from './follow-from.ts'
import { readCompiledZone } from './read-compiled-zone.ts'

/**
 * Compares our text, read as the product reads it, with the zone files that Debian compiled with its own zic (`-b fat`:
 * every change up to 2037 written out), and those of `backzone` with ours (the first folder, to 2005): the offset just before and at every change
 * of every zone and alias.
 *
 * @returns how many offsets were compared.
 * @throws Error at the first that differs.
 */
export function checkAgainstCompiled(text: string, compiledFolders: string[]): number {
  const { zones, links } = parseZones(text)
  let compared = 0
  for (const name of [...zones.keys(), ...links.keys()]) {
    const zone = zones.get(links.get(name) ?? name)
    if (!zone) throw new Error(`${name} is a link to nothing`)
    const path = compiledFolders.map((folder) => join(folder, links.get(name) ?? name)).find(existsSync)
    if (path === undefined) throw new Error(`Nothing compiled has ${name}`)
    const compiled = readCompiledZone(path)
    let before = compiled.types[0]
    const untilSec = path.startsWith(compiledFolders[0] ?? '') ? KEPT_UP_SEC : Number.POSITIVE_INFINITY
    for (const [i, changeSec] of compiled.changesSec.entries()) {
      if (changeSec >= untilSec) break
      const after = compiled.types[compiled.typeOf[i] ?? -1]
      for (const [atSec, expected] of [
        [changeSec - 1, before],
        [changeSec, after],
      ] as const) {
        const offsetSec = zonePeriods(zone, atSec, atSec).at(-1)?.offsetSec
        if (offsetSec !== expected?.offsetSec) {
          throw new Error(`${name} at ${atSec}: ${offsetSec}, the compiled file has ${expected?.offsetSec}`)
        }
        compared++
      }
      before = after
    }
  }
  return compared
}
