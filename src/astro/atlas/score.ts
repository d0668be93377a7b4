import type { PlaceLanguage } from './place.ts'

/**
 * How a key of an index names its place: by its name, its Russian (or an old) name, another name, words within one, or
 * by its sound alone.
 */
export const NAME_KIND = { main: 0, russian: 1, other: 2, words: 3, sound: 4 } as const

/** Points by kind when the key is the whole query, and when the query only begins it. */
const WHOLE = [25, 25, 14, 4, -12]
const BEGUN = [6, 6, 0, -8, -22]

/** Points for every place of a country or region that is the whole query. */
export const WITHIN = 18

const WEIGHT_FROM = 10
const WEIGHT_STEP = 0.3

/** Points of a place that a qualifier ("…, Alabama") covers. */
export const QUALIFIED = 25
/** Points of a place that it doesn't cover. */
export const UNQUALIFIED = -20

/**
 * A place's own weight, one byte: ten points for each tenfold of people, more for a capital, less for a part of a town.
 *
 * @param population People; 300 is taken for the unknown and the smallest.
 * @param feature GeoNames feature code, `PPLC` for a capital and so on.
 */
export function placeWeight(population: number, feature: string): number {
  const points = 10 * Math.log10(Math.max(population, 300)) + (FEATURE_POINTS[feature] ?? 0)
  return Math.max(0, Math.min(255, Math.round((points - WEIGHT_FROM) / WEIGHT_STEP)))
}

const FEATURE_POINTS: Record<string, number> = { PPLC: 8, PPLA: 3, PPLX: -12 }

/** The points of a weight byte. */
export function weightPoints(weight: number): number {
  return WEIGHT_FROM + weight * WEIGHT_STEP
}

/** Points for a key of a kind, `extraLetters` longer than the query. */
export function namePoints(kind: number, extraLetters: number): number {
  if (extraLetters === 0) return WHOLE[kind] ?? 0
  return (BEGUN[kind] ?? 0) - Math.min(10, extraLetters * LETTER_LOSS)
}

/** What each letter costs by which a key is longer than the query. */
export const LETTER_LOSS = 0.5

const NEAR: Record<PlaceLanguage, Record<string, number>> = {
  en: { US: 3, GB: 3, CA: 3, AU: 3, IE: 3, NZ: 3 },
  // prettier-ignore
  ru: {
    RU: 8, UA: 5, BY: 5, KZ: 5, UZ: 5, KG: 5, TJ: 5, TM: 5, GE: 5, AM: 5, AZ: 5, MD: 5, LV: 5, LT: 5, EE: 5,
  },
}

/** Points for a country where the readers of a language are likelier to have been born. */
export function countryPoints(language: PlaceLanguage, countryCode: string): number {
  return NEAR[language][countryCode] ?? 0
}

/**
 * What a row of an index is worth to a search in a language that only begins its key, one byte, rounded up: the
 * place's weight, where it lies and the kind of name, without what the search itself adds.
 */
export function begunWorth(weight: number, kind: number, language: PlaceLanguage, countryCode: string): number {
  const points = weightPoints(weight) + (BEGUN[kind] ?? 0) + countryPoints(language, countryCode)
  return Math.max(0, Math.min(255, Math.ceil((points - WEIGHT_FROM) / WEIGHT_STEP)))
}
