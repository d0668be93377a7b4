import type { CompiledZone } from './read-compiled-zone.ts'

/**
 * One `Z` line as `src/astro/birth-time/parse-zones.ts` reads it. Changes of name alone are left out, but for the last
 * one of a zone with a yearly rule: that rule holds from there on.
 */
export function zoneLine(name: string, zone: CompiledZone): string {
  const first = zone.types[0]
  if (!first) throw new Error(`${name} has no types`)
  // A footer without a comma only repeats the last offset.
  const footer = zone.footer.includes(',') ? zone.footer : ''
  const fields = [offsetText(first)]
  let current = first
  let previousSec = 0
  for (const [i, changeSec] of zone.changesSec.entries()) {
    const next = zone.types[zone.typeOf[i] ?? -1]
    if (!next) throw new Error(`${name} change ${i} has no type`)
    const startsRule = footer !== '' && i === zone.changesSec.length - 1
    if (!startsRule && next.offsetSec === current.offsetSec && isMeanTime(next) === isMeanTime(current)) continue
    fields.push((changeSec - previousSec).toString(36), offsetText(next))
    current = next
    previousSec = changeSec
  }
  return `Z ${name}|${footer}|${fields.join(' ')}`
}

// "-00" marks a place nobody lived at: whoever was there kept no other time than the Sun's.
function isMeanTime({ abbreviation }: { abbreviation: string }): boolean {
  return abbreviation === 'LMT' || abbreviation === '-00'
}

function offsetText(type: { offsetSec: number; abbreviation: string }): string {
  return type.offsetSec.toString(36) + (isMeanTime(type) ? '!' : '')
}
