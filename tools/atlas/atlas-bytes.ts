import { SECTIONS, type AtlasHeader, type SectionName } from '../../src/astro/atlas/atlas-file.ts'
import { writePlanes } from '../../src/astro/atlas/byte-planes.ts'
import type { PlaceLanguage } from '../../src/astro/atlas/place.ts'
import { normalise } from '../../src/astro/atlas/normalise.ts'
import { NAME_KIND, begunWorth, placeWeight } from '../../src/astro/atlas/score.ts'
import type { NamedPlace } from './named-place.ts'
import { packKeys, type KeyEntry } from './pack-keys.ts'
import { nameKeys, soundKeys } from './place-keys.ts'
import { qualifierTable } from './qualifier-table.ts'
import type { RegionName } from './region-names.ts'

/** The atlas as `readAtlas` reads it. The same places give the same bytes, in whatever order they come. */
export function atlasBytes(unsorted: NamedPlace[], regions: Map<string, RegionName>): Buffer {
  const places = inOrder(unsorted)
  const countryCodes = distinct(places.map(({ countryCode }) => countryCode))
  const regionCodes = distinct(places.map(({ regionCode }) => regionCode))
  const timeZones = distinct(places.map(({ timeZone }) => timeZone))
  const weights = Uint8Array.from(places, ({ population, feature }) => placeWeight(population, feature))
  const nameBuffers = places.flatMap(({ english, russian }) => [Buffer.from(english), Buffer.from(russian)])

  const names = packKeys(entries(places, weights, nameKeys))
  const sounds = packKeys(
    entries(places, weights, (place) => new Map(Array.from(soundKeys(place), (key) => [key, NAME_KIND.sound]))),
  )
  console.log(`${names.rows.length / 3} name keys (${names.leftOut} left out), ${sounds.rows.length / 3} sound keys`)

  const sections: Record<SectionName, Uint8Array> = {
    latitudes: planes(places, 4, ({ latitudeDeg }) => Math.round((latitudeDeg + 90) * 1e5)),
    longitudes: planes(places, 4, ({ longitudeDeg }) => Math.round((longitudeDeg + 180) * 1e5)),
    ids: planes(places, 4, ({ id }) => id),
    weights,
    countries: planes(
      places,
      1,
      indexIn(countryCodes, ({ countryCode }) => countryCode),
    ),
    regions: planes(
      places,
      2,
      indexIn(regionCodes, ({ regionCode }) => regionCode),
    ),
    timeZones: planes(
      places,
      2,
      indexIn(timeZones, ({ timeZone }) => timeZone),
    ),
    nameBytes: Buffer.concat(nameBuffers),
    nameLengths: Uint8Array.from(nameBuffers, byteLength),
    nameKeyBytes: names.bytes,
    nameKeyBlockLengths: names.blockLengths,
    nameKeyRows: names.rows,
    nameKeyWorthsEn: names.worths.en,
    nameKeyWorthsRu: names.worths.ru,
    soundKeyBytes: sounds.bytes,
    soundKeyBlockLengths: sounds.blockLengths,
    soundKeyRows: sounds.rows,
    soundKeyWorthsEn: sounds.worths.en,
    soundKeyWorthsRu: sounds.worths.ru,
  }
  const header: AtlasHeader = {
    places: places.length,
    firstUnnumbered: places.findIndex(({ numbered }) => !numbered),
    countryCodes,
    timeZones,
    regions: regionCodes.map((code) => {
      const { en = '', ru = '' } = regions.get(code) ?? {}
      return { en, ru }
    }),
    qualifiers: qualifierTable(countryCodes, regionCodes, regions),
    sections: Object.fromEntries(SECTIONS.map((name) => [name, sections[name].length])) as Record<SectionName, number>,
  }
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), ...SECTIONS.map((name) => sections[name])])
}

/** Numbered places first; then by name, so that neighbours in the index are neighbours here. */
function inOrder(places: NamedPlace[]): NamedPlace[] {
  const keyed = places.map((place) => ({ place, key: normalise(place.english) }))
  keyed.sort(
    (a, b) =>
      Number(b.place.numbered) - Number(a.place.numbered) ||
      (a.key < b.key ? -1 : a.key > b.key ? 1 : 0) ||
      a.place.id - b.place.id,
  )
  return keyed.map(({ place }) => place)
}

function entries(
  places: NamedPlace[],
  weights: Uint8Array,
  keysOf: (place: NamedPlace) => Map<string, number>,
): KeyEntry[] {
  return places.flatMap((place, i) =>
    Array.from(keysOf(place), ([key, kind]) => {
      const worth = (lang: PlaceLanguage) => begunWorth(weights[i] ?? 0, kind, lang, place.countryCode)
      return { key, place: i, kind, worths: { en: worth('en'), ru: worth('ru') } }
    }),
  )
}

function planes(places: NamedPlace[], width: number, value: (place: NamedPlace) => number): Uint8Array {
  return writePlanes(places.map(value), width)
}

function indexIn(list: string[], value: (place: NamedPlace) => string): (place: NamedPlace) => number {
  const index = new Map(list.map((entry, i) => [entry, i]))
  return (place) => index.get(value(place)) ?? 0
}

function distinct(values: string[]): string[] {
  return [...new Set(values)].toSorted()
}

function byteLength({ length }: Buffer): number {
  if (length > 255) throw new RangeError(`A name of ${length} bytes`)
  return length
}
