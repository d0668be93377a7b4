import type { AtlasHeader } from '../../src/astro/atlas/atlas-file.ts'
import { normalise } from '../../src/astro/atlas/normalise.ts'
import type { RegionName } from './region-names.ts'
import { QUALIFIERS } from './qualifiers-by-hand.ts'

const ENGLISH_KIND =
  / (?:Oblast|Krai|Province|Region|County|State|Republic|District|Voivodeship|Governorate|Prefecture)$/i
const RUSSIAN_KIND = /(?:^|\s)(?:область|край|республика|автономный округ|провинция|штат)(?=\s|$)/giu
/** Countries whose region codes are the letters that people write: Springfield, IL. */
const LETTERED = /^(?:US\.[A-Z]{2}|GB\.[A-Z]{3})$/

/** Every name of a country or a region that may stand after a place's name, normalised. */
export function qualifierTable(
  countryCodes: string[],
  regionCodes: string[],
  regions: Map<string, RegionName>,
): AtlasHeader['qualifiers'] {
  const countryIndex = new Map(countryCodes.map((code, i) => [code, i]))
  const regionIndex = new Map(regionCodes.map((code, i) => [code, i]))
  const table = new Map<string, { c: Set<number>; r: Set<number> }>()
  const put = (name: string, code: string) => {
    const key = normalise(name)
    const country = countryIndex.get(code)
    const region = regionIndex.get(code)
    if (key === '' || (country === undefined && region === undefined)) return
    const entry = table.get(key) ?? { c: new Set(), r: new Set() }
    if (country !== undefined) entry.c.add(country)
    if (region !== undefined) entry.r.add(region)
    table.set(key, entry)
  }
  for (const code of countryCodes) for (const name of countryNames(code)) put(name, code)
  for (const code of regionCodes) for (const name of namesOfRegion(code, regions.get(code))) put(name, code)
  for (const [name, codes] of Object.entries(QUALIFIERS)) for (const code of codes) put(name, code)
  const sorted = [...table].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(sorted.map(([name, { c, r }]) => [name, entryOf([...c], [...r])]))
}

function entryOf(c: number[], r: number[]): { c?: number[]; r?: number[] } {
  return { ...(c.length > 0 ? { c } : {}), ...(r.length > 0 ? { r } : {}) }
}

function countryNames(code: string): string[] {
  const names = (['en', 'ru'] as const).map((lang) => new Intl.DisplayNames(lang, { type: 'region' }).of(code) ?? '')
  return [code, ...names]
}

function namesOfRegion(code: string, name: RegionName | undefined): string[] {
  if (!name) return []
  return [
    name.en,
    name.en.replace(ENGLISH_KIND, ''),
    name.listed,
    name.listed.replace(ENGLISH_KIND, ''),
    name.ru,
    name.ru.replace(RUSSIAN_KIND, ' '),
    name.ru.replace('область', 'обл'),
    LETTERED.test(code) ? (code.split('.')[1] ?? '') : '',
  ]
}
