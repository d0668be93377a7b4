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

const NONE: ReadonlySet<number> = new Set()

function setOf(indexes: number[]): ReadonlySet<number> {
  return indexes.length === 0 ? NONE : new Set(indexes)
}

/** All texts that may narrow a search, normalised and sorted, each with what it stands for. */
export interface QualifierTable {
  names: string[]
  entries: Map<string, Qualifier>
}

/** The qualifiers of an atlas file, ready to be looked up. */
export function qualifierTable(listed: AtlasHeader['qualifiers']): QualifierTable {
  const entries = new Map(
    Object.entries(listed).map(([name, { c = [], r = [] }]): [string, Qualifier] => {
      return [name, { countries: setOf(c), regions: setOf(r) }]
    }),
  )
  return { names: [...entries.keys()].toSorted(byCodeUnits), entries }
}

/**
 * What a text such as "IL", "Alabama", "обл. Московская" or "СССР" narrows a search to: the entry of that name, else
 * all entries that begin with it. Long words may differ in their ending ("Московской").
 *
 * @returns null when the text names no country or region.
 */
export function findQualifier(table: QualifierTable, text: string): Qualifier | null {
  const name = normalise(text)
  const whole = wholeQualifier(table, name)
  if (whole || name.length < BEGINNING_MIN) return whole
  const stem = name.length >= INFLECTED_MIN ? name.slice(0, -ENDING) : name
  const found = table.names
    .slice(firstFrom(table.names, stem), firstFrom(table.names, `${stem}\uffff`))
    .map((key) => table.entries.get(key))
    .filter((entry) => entry !== undefined)
  if (found.length === 0) return null
  return merged(found)
}

/** As `findQualifier`, but for a normalised text that is the whole name. */
export function wholeQualifier(table: QualifierTable, name: string): Qualifier | null {
  return table.entries.get(name) ?? null
}

function merged(found: Qualifier[]): Qualifier {
  const countries = new Set<number>()
  const regions = new Set<number>()
  for (const entry of found) {
    for (const country of entry.countries) countries.add(country)
    for (const region of entry.regions) regions.add(region)
  }
  return { countries, regions }
}

function firstFrom(sorted: string[], name: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < name) low = middle + 1
    else high = middle
  }
  return low
}

function byCodeUnits(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
