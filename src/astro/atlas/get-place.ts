import { readPlanes } from './byte-planes.ts'
import type { Atlas } from './load-atlas.ts'
import { ownZone } from './own-zone.ts'
import type { Place, PlaceLanguage } from './place.ts'

/** The place with an `id` that a search gave, named in a language; null when the atlas has none. */
export function findPlace(atlas: Atlas, id: string, lang: PlaceLanguage): Place | null {
  const unnumbered = id.startsWith('x')
  const digits = unnumbered ? id.slice(1) : id
  if (!/^[1-9]\d{0,9}$/.test(digits)) return null
  const number = Number(digits)
  const { places, firstUnnumbered } = atlas.header
  const from = unnumbered ? firstUnnumbered : 0
  const to = unnumbered ? places : firstUnnumbered
  const lowByte = number % 256
  const { ids } = atlas.sections
  for (let i = ids.indexOf(lowByte, from); i >= 0 && i < to; i = ids.indexOf(lowByte, i + 1)) {
    if (readPlanes(ids, places, i) === number) return placeAt(atlas, i, lang)
  }
  return null
}

/** Where a place at an index of the atlas lies, without its names. */
export interface WhereAt {
  countryCode: string
  /** The region's English name. */
  region: string
  timeZone: string
}

/** Country, region and zone of the place at an index of the atlas. */
export function whereAt({ header, sections }: Atlas, index: number): WhereAt {
  const read = (planes: Uint8Array) => readPlanes(planes, header.places, index)
  const countryCode = header.countryCodes[read(sections.countries)] ?? ''
  const region = header.regions[read(sections.regions)]?.en ?? ''
  const latitudeDeg = round(read(sections.latitudes) / 1e5 - 90)
  const longitudeDeg = round(read(sections.longitudes) / 1e5 - 180)
  const borders = header.timeZones[read(sections.timeZones)] ?? ''
  return {
    countryCode,
    region,
    timeZone: ownZone({ countryCode, region, latitudeDeg, longitudeDeg, timeZone: borders }),
  }
}

/** The place at an index of the atlas, named in a language; in English where no Russian name is known. */
export function placeAt(atlas: Atlas, index: number, lang: PlaceLanguage): Place {
  const { header, sections } = atlas
  const read = (planes: Uint8Array) => readPlanes(planes, header.places, index)
  const name = (lang === 'ru' ? nameAt(atlas, index, 1) : '') || nameAt(atlas, index, 0)
  const { countryCode, region, timeZone } = whereAt(atlas, index)
  const regionName = (lang === 'ru' ? header.regions[read(sections.regions)]?.ru : '') || region
  const country = COUNTRY_NAMES[lang].of(countryCode) ?? countryCode
  const latitudeDeg = round(read(sections.latitudes) / 1e5 - 90)
  const longitudeDeg = round(read(sections.longitudes) / 1e5 - 180)
  return {
    id: (index >= header.firstUnnumbered ? 'x' : '') + read(sections.ids),
    name,
    region: regionName === name || regionName === country ? '' : regionName,
    country,
    countryCode,
    latitudeDeg,
    longitudeDeg,
    timeZone,
  }
}

const COUNTRY_NAMES = {
  en: new Intl.DisplayNames('en', { type: 'region' }),
  ru: new Intl.DisplayNames('ru', { type: 'region' }),
}

const UTF8 = new TextDecoder()

function nameAt({ nameStarts, sections }: Atlas, index: number, language: 0 | 1): string {
  const at = 2 * index + language
  return UTF8.decode(sections.nameBytes.subarray(nameStarts[at], nameStarts[at + 1]))
}

function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}
