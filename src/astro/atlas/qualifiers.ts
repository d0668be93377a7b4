import type { AtlasHeader } from './atlas-file.ts'
import { normalise } from './normalise.ts'

/** Countries and regions, by their indexes in the atlas, that a search is narrowed to. */
export interface Qualifier {
  countries: ReadonlySet<number>
  regions: ReadonlySet<number>
}

const BEGINNING_MIN = 3
const ENDING = 4
const INFLECTED_MIN = 8

/**
 * What a text such as "IL", "Alabama", "обл. Московская" or "СССР" narrows a search to: the entry of that name, else
 * all entries that begin with it. Long words may differ in their ending ("Московской").
 *
 * @returns null when the text names no country or region.
 */
export function findQualifier(qualifiers: AtlasHeader['qualifiers'], text: string): Qualifier | null {
  const name = normalise(text)
  const whole = wholeQualifier(qualifiers, name)
  if (whole || name.length < BEGINNING_MIN) return whole
  const stem = name.length >= INFLECTED_MIN ? name.slice(0, -ENDING) : name
  const found = Object.keys(qualifiers).filter((key) => key.startsWith(stem))
  return found.length === 0 ? null : merged(found.map((key) => qualifiers[key]))
}

/** As `findQualifier`, but for a normalised text that is the whole name. */
export function wholeQualifier(qualifiers: AtlasHeader['qualifiers'], name: string): Qualifier | null {
  return Object.hasOwn(qualifiers, name) ? merged([qualifiers[name]]) : null
}

function merged(entries: (AtlasHeader['qualifiers'][string] | undefined)[]): Qualifier {
  return {
    countries: new Set(entries.flatMap((entry) => entry?.c ?? [])),
    regions: new Set(entries.flatMap((entry) => entry?.r ?? [])),
  }
}
