import { BestPlaces } from './best-places.ts'
import { readPlanes } from './byte-planes.ts'
import { encodeKey } from './key-alphabet.ts'
import { allBlocks, prefixRange, visitPrefix, type BlockRange, type KeyTable } from './key-table.ts'
import type { Atlas } from './load-atlas.ts'
import { phoneticSkeleton } from './phonetic-skeleton.ts'
import type { PlaceLanguage } from './place.ts'
import type { Qualifier } from './qualifiers.ts'
import { LETTER_LOSS, QUALIFIED, UNQUALIFIED, WITHIN, countryPoints, namePoints, weightPoints } from './score.ts'
import { lengthWithOneError, oneErrorAt } from './typing-errors.ts'

const SOUND_LETTERS_MIN = 3
const TYPING_ERROR_PENALTY = 5
const TYPING_ERROR_LETTERS_MIN = 5
/** Shorter ones with an error must be a whole name: begun, they would fit anything. */
const BEGUN_WITH_ERROR_LETTERS_MIN = 7

/** Some thousand keys. */
const FEW_BLOCKS = 64

/** How keys of an index are matched. */
interface KeyMatch {
  table: KeyTable
  key: Uint8Array
  /** Blocks that hold every key which starts with the first letters of `key`. */
  within: BlockRange
  /** Points lost for how the key was come by. */
  penalty: number
  /** Whether keys longer than the query are left out. */
  wholeOnly: boolean
}

/** Gathers the best places of one search, over several ways of matching. */
export class PlaceMatcher {
  readonly best: BestPlaces
  readonly #atlas: Atlas
  readonly #lang: PlaceLanguage
  readonly #countryPoints: number[]
  #filters: readonly Qualifier[] = []

  constructor(atlas: Atlas, lang: PlaceLanguage, capacity: number) {
    this.best = new BestPlaces(capacity)
    this.#atlas = atlas
    this.#lang = lang
    this.#countryPoints = atlas.header.countryCodes.map((code) => countryPoints(lang, code))
  }

  /** From here on, places that these cover gain points and others lose some. */
  narrow(filters: readonly Qualifier[]): void {
    this.#filters = filters
  }

  /** Places with a name that starts with a normalised text. @returns Whether the text is a whole name. */
  byName(name: string, penalty = 0): boolean {
    const key = encodeKey(name)
    if (!key || key.length === 0) return false
    const { names: table } = this.#atlas
    return this.#byKey({ table, key, within: allBlocks(table), penalty, wholeOnly: false })
  }

  /** Places with a name that begins to sound like a normalised text. @returns Whether a whole name does. */
  bySound(name: string): boolean {
    const key = soundKey(name)
    if (!key) return false
    const { sounds: table } = this.#atlas
    return this.#byKey({ table, key, within: allBlocks(table), penalty: 0, wholeOnly: false })
  }

  /** Places with a name that sounds so once one letter is left out, put in, replaced or swapped. */
  byTypingError(name: string): void {
    const key = soundKey(name)
    if (!key || name.length < TYPING_ERROR_LETTERS_MIN) return
    const { sounds: table } = this.#atlas
    const wholeOnly = key.length < BEGUN_WITH_ERROR_LETTERS_MIN
    let within = allBlocks(table)
    for (let at = 0; at <= key.length; at++) {
      const stem = key.subarray(0, at)
      within = prefixRange(table, stem, within)
      if (within.to - within.from <= FEW_BLOCKS) {
        this.#amongFew(stem, { table, key, within, penalty: TYPING_ERROR_PENALTY, wholeOnly })
        return
      }
      for (const near of oneErrorAt(key, at)) {
        if (near.length < SOUND_LETTERS_MIN) continue
        this.#byKey({ table, key: near, within, penalty: TYPING_ERROR_PENALTY, wholeOnly })
      }
    }
  }

  /** Among few keys, looking at each is quicker than looking for each possible error. */
  #amongFew(stem: Uint8Array, { table, key, within, penalty, wholeOnly }: KeyMatch): void {
    visitPrefix(table, stem, within, {
      row: (place, kind, keyLength, candidate) => {
        const length = lengthWithOneError(candidate.subarray(0, keyLength), key)
        if (length === null || (wholeOnly && length < keyLength)) return
        this.#offer(place, namePoints(kind, keyLength - length) - penalty)
      },
      skip: () => false,
    })
  }

  /** The largest places of a country or a region. */
  within({ countries, regions }: Qualifier): void {
    const { header, sections } = this.#atlas
    for (const country of countries) {
      const list = sections.countries
      for (let i = list.indexOf(country); i >= 0; i = list.indexOf(country, i + 1)) this.#offer(i, WITHIN)
    }
    for (const region of regions) {
      const low = sections.regions.subarray(0, header.places)
      const high = sections.regions.subarray(header.places)
      for (let i = low.indexOf(region & 255); i >= 0; i = low.indexOf(region & 255, i + 1)) {
        if (high[i] === region >>> 8) this.#offer(i, WITHIN)
      }
    }
  }

  #byKey({ table, key, within, penalty, wholeOnly }: KeyMatch): boolean {
    const worths = table.blockWorths[this.#lang]
    const added = QUALIFIED * this.#filters.length - penalty - LETTER_LOSS
    let whole = false
    visitPrefix(table, key, prefixRange(table, key, within), {
      row: (place, kind, keyLength) => {
        if (keyLength === key.length) whole = true
        else if (wholeOnly) return
        this.#offer(place, namePoints(kind, keyLength - key.length) - penalty)
      },
      skip: (block) => wholeOnly || weightPoints(worths[block] ?? 0) + added <= this.best.threshold,
    })
    return whole
  }

  #offer(place: number, points: number): void {
    const { header, sections } = this.#atlas
    const country = sections.countries[place] ?? 0
    let score = weightPoints(sections.weights[place] ?? 0) + (this.#countryPoints[country] ?? 0) + points
    for (const { countries, regions } of this.#filters) {
      const covered =
        countries.has(country) || (regions.size > 0 && regions.has(readPlanes(sections.regions, header.places, place)))
      score += covered ? QUALIFIED : UNQUALIFIED
    }
    this.best.offer(place, score)
  }
}

function soundKey(name: string): Uint8Array | null {
  const skeleton = phoneticSkeleton(name)
  return skeleton.length < SOUND_LETTERS_MIN ? null : encodeKey(skeleton)
}
