import { normalise } from '../../src/astro/atlas/normalise.ts'
import { phoneticSkeleton } from '../../src/astro/atlas/phonetic-skeleton.ts'
import { editDistance } from './edit-similarity.ts'
import { ENGLISH_REGIONS, RUSSIAN_REGIONS } from './regions-by-hand.ts'

export interface RegionName {
  en: string
  ru: string
  /** As GeoNames has it: what `en` was before it was set by hand. */
  listed: string
}

interface Subdivision {
  russian: string
  name: string
  bare: string
  sound: string
}

const GENERIC =
  /\b(?:oblast|krai|kray|province|region|county|state|republic|district|voivodeship|governorate|prefecture|department|municipality|canton|autonomous|okrug|city|of|the|federal|capital|territory|emirate|parish|division|metropolitan|special|wilayah|provincia|gorod|respublika|land|free|community|principality|comunidad|foral)\b/g

/**
 * English and Russian names of the first-level regions, by `country.code`. GeoNames numbers them in a way of its own,
 * so the Russian names of CLDR (by ISO 3166-2) are found over the English ones of both; what that leaves, and what
 * reads badly, is set by hand.
 */
export function regionNames(admin1Json: string, englishXml: string, russianXml: string): Map<string, RegionName> {
  const subdivisions = subdivisionsByCountry(englishXml, russianXml)
  const regions = new Map<string, RegionName>()
  for (const { code, name } of JSON.parse(admin1Json) as { code: string; name: string }[]) {
    const match = bestMatch(name, subdivisions.get(code.slice(0, 2)) ?? [])
    regions.set(code, {
      en: ENGLISH_REGIONS[code] ?? name,
      ru: RUSSIAN_REGIONS[code] ?? tidied(match?.russian ?? ''),
      listed: name,
    })
  }
  return regions
}

function subdivisionsByCountry(englishXml: string, russianXml: string): Map<string, Subdivision[]> {
  const russian = readSubdivisions(russianXml)
  const byCountry = new Map<string, Subdivision[]>()
  for (const [code, name] of readSubdivisions(englishXml)) {
    const country = code.slice(0, 2).toUpperCase()
    const list = byCountry.get(country) ?? []
    const bare = bareName(name)
    list.push({ russian: russian.get(code) ?? '', name: normalise(name), bare, sound: phoneticSkeleton(bare) })
    byCountry.set(country, list)
  }
  return byCountry
}

function readSubdivisions(xml: string): Map<string, string> {
  const matches = xml.matchAll(/<subdivision type="([a-z]{2}[a-z0-9]+)"[^>]*>([^<]+)</g)
  return new Map(Array.from(matches, ([, code = '', name = '']) => [code, name]))
}

function bareName(name: string): string {
  const normal = normalise(name)
  return normal.replace(GENERIC, ' ').replace(/\s+/g, ' ').trim() || normal
}

function bestMatch(region: string, list: Subdivision[]): Subdivision | undefined {
  const name = normalise(region)
  const same = list.find((entry) => entry.name === name)
  if (same) return same
  const bare = bareName(region)
  const sameBare = list.filter((entry) => entry.bare === bare)
  if (sameBare.length > 0) {
    // Of a city and the region around it take the one of the same kind.
    const wide = /oblast|region|province/
    return sameBare.find((entry) => wide.test(name) === wide.test(entry.name)) ?? sameBare[0]
  }
  const sound = phoneticSkeleton(bare)
  const sameSound = list.find((entry) => entry.sound === sound)
  if (sameSound || sound.length <= 3) return sameSound
  const allowed = Math.max(1, Math.floor(sound.length / 5))
  return list
    .map((entry) => ({ entry, distance: editDistance(entry.sound, sound) }))
    .filter(({ distance }) => distance <= allowed)
    .toSorted((a, b) => a.distance - b.distance)[0]?.entry
}

// CLDR carries footnote marks and the word "il" (Turkish for province) in places.
function tidied(name: string): string {
  return name
    .replace(/[²³¹]/g, '')
    .replace(/\s*\(ил\)$|^ил\s+/i, '')
    .trim()
}
