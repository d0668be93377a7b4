import { ENGLISH_NAMES } from './english-names.ts'
import { OLD_NAMES } from './old-names.ts'
import { russianName } from './russian-name.ts'
import type { SourcePlace } from './source-place.ts'

/** A place with the names it is shown and found by. */
export interface NamedPlace extends SourcePlace {
  english: string
  /** Empty where none is known. */
  russian: string
  /** GeoNames' English label, to be found by. */
  englishLabel: string
  oldNames: string[]
}

/** Gives places their English, Russian and old names. */
export function namePlaces(
  places: SourcePlace[],
  englishLabels: Map<string, string>,
  russianLabels: Map<string, string>,
): NamedPlace[] {
  const named = places.map((place) => ({
    ...place,
    english: withoutSoftSigns(place),
    russian: russianName(place, russianLabels),
    englishLabel: place.numbered ? (englishLabels.get(String(place.id)) ?? '') : '',
    oldNames: [] as string[],
  }))
  for (const [name, countryCode, english] of ENGLISH_NAMES) largest(named, name, countryCode).english = english
  for (const [oldName, name, countryCode] of OLD_NAMES) largest(named, name, countryCode).oldNames.push(oldName)
  return named
}

const SOFT_SIGNS = new Set(['RU', 'UA', 'BY'])

function withoutSoftSigns({ name, countryCode }: SourcePlace): string {
  return SOFT_SIGNS.has(countryCode) ? name.replace(/[’'ʹ”]/g, '') : name
}

function largest(places: NamedPlace[], name: string, countryCode: string): NamedPlace {
  const called = places
    .filter((place) => place.countryCode === countryCode)
    .filter((place) => [place.name, place.english, place.asciiName, ...place.otherNames].includes(name))
    .toSorted((a, b) => b.population - a.population)[0]
  if (!called) throw new Error(`No place called ${name} in ${countryCode}`)
  return called
}
