import { OLD_NAMES } from './old-names.ts'
import { russianName } from './russian-name.ts'
import { ENGLISH_NAMES, RUSSIAN_NAMES } from './shown-names.ts'
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
    english: plainEnglish(place),
    russian: russianName(place, russianLabels),
    englishLabel: place.numbered ? (englishLabels.get(String(place.id)) ?? '') : '',
    oldNames: [] as string[],
  }))
  for (const [name, countryCode, english] of ENGLISH_NAMES) largest(named, name, countryCode).english = english
  for (const [name, countryCode, russian] of RUSSIAN_NAMES) {
    const place = largest(named, name, countryCode)
    if (place.russian !== '') place.oldNames.push(place.russian)
    place.russian = russian
  }
  for (const [oldName, name, countryCode] of OLD_NAMES) largest(named, name, countryCode).oldNames.push(oldName)
  return named
}

const SOFT_SIGNS = new Set(['RU', 'UA', 'BY'])
/** Countries whose names come from scripts without capitals or accents: the marks are the transliterator's. */
const TRANSLITERATED = new Set(
  'AE AF BD BH DJ DZ EG ER ET IN IQ IR JO JP KP KR KW LB LK LY MA MM MR MV NP OM PK PS QA SA SD SO SY TD TH TN YE'.split(
    ' ',
  ),
)

function plainEnglish({ name, countryCode }: SourcePlace): string {
  if (SOFT_SIGNS.has(countryCode)) return name.replace(/[’'ʹ”]/g, '')
  if (!TRANSLITERATED.has(countryCode)) return name
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f‘’ʻʼʿʾ]/g, '')
    .normalize('NFC')
}

function largest(places: NamedPlace[], name: string, countryCode: string): NamedPlace {
  const called = places
    .filter((place) => place.countryCode === countryCode)
    .filter((place) => [place.name, place.english, place.asciiName, ...place.otherNames].includes(name))
    .toSorted((a, b) => b.population - a.population)[0]
  if (!called) throw new Error(`No place called ${name} in ${countryCode}`)
  return called
}
