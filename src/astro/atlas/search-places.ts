import { BestPlaces } from './best-places.ts'
import { readPlanes } from './byte-planes.ts'
import { placeAt } from './get-place.ts'
import { encodeKey } from './key-alphabet.ts'
import { visitPrefix } from './key-table.ts'
import { inOtherLayout } from './keyboard-layout.ts'
import type { Atlas } from './load-atlas.ts'
import { normalise } from './normalise.ts'
import { queryParts } from './parse-query.ts'
import { phoneticSkeleton } from './phonetic-skeleton.ts'
import type { Place, PlaceLanguage } from './place.ts'
import { findQualifier, wholeQualifier, type Qualifier } from './qualifiers.ts'
import {
  COUNTRY_MAX,
  NAME_BEGUN_MAX,
  QUALIFIED,
  UNQUALIFIED,
  countryPoints,
  namePoints,
  soundPoints,
  weightPoints,
} from './score.ts'
import { oneErrorAway } from './typing-errors.ts'

export type { Place, PlaceLanguage }

export interface PlaceQuery {
  /** What a person typed: a name or its beginning in either language, perhaps with region and country after commas. */
  q: string
  /** The language of the answer; places likelier for its speakers come first. */
  lang: PlaceLanguage
  /** 1–10. */
  limit: number
}

/** Points lost by matches further from what was typed. */
const SPLIT_PENALTY = 2
const TYPING_ERROR_PENALTY = 13
/** A best match below this leaves room for the thought that something was mistyped. */
const DOUBTFUL = 62
const TYPING_ERROR_LETTERS_MIN = 4
const SOUND_LETTERS_MIN = 3
const LIMIT_MAX = 10

/**
 * The places a text may mean, best first: by prefix in both languages, with region and country after a comma (or after
 * the name alone), by sound, with one typing error, and on the wrong keyboard layout. Nonsense gives an empty list.
 *
 * @throws RangeError for a limit outside 1–10.
 */
export function searchPlaces(atlas: Atlas, { q, lang, limit }: PlaceQuery): Place[] {
  if (!Number.isInteger(limit) || limit < 1 || limit > LIMIT_MAX) {
    throw new RangeError(`limit ${limit} is not a whole number from 1 to ${LIMIT_MAX}`)
  }
  const search = new Search(atlas, lang, limit)
  search.all(q)
  if (search.best.places.length === 0) search.all(inOtherLayout(q))
  return distinct(search.best.places.map((index) => placeAt(atlas, index, lang))).slice(0, limit)
}

class Search {
  readonly best: BestPlaces
  readonly #atlas: Atlas
  readonly #limit: number
  readonly #countryPoints: number[]
  #wholeName = false

  constructor(atlas: Atlas, lang: PlaceLanguage, limit: number) {
    this.#atlas = atlas
    this.#limit = limit
    this.#countryPoints = atlas.header.countryCodes.map((code) => countryPoints(lang, code))
    // Twice as many: some of them turn out to be one place entered twice.
    this.best = new BestPlaces(2 * limit)
  }

  all(query: string): void {
    const parts = queryParts(query)
    const { qualifiers } = this.#atlas.header
    const [head = ''] = parts
    this.#named(normalise(head), present(parts.slice(1).map((part) => findQualifier(qualifiers, part))))
    // "Россия, Москва": the wide one first.
    const last = parts.at(-1) ?? ''
    const wide = parts.length > 1 ? wholeQualifier(qualifiers, normalise(head)) : null
    if (wide) this.#named(normalise(last), [wide])
  }

  #named(name: string, filters: Qualifier[]): void {
    this.#byName(name, filters, 0)
    if (filters.length === 0 && !this.#wholeName) this.#bySplitting(name)
    if (!this.#wholeName || this.best.places.length < this.#limit) this.#bySound(name, filters)
  }

  /** "Springfield IL": the last words may be a region or a country. */
  #bySplitting(name: string): void {
    const words = name.split(' ')
    for (let count = 1; count < Math.min(words.length, 4); count++) {
      const filter = wholeQualifier(this.#atlas.header.qualifiers, words.slice(-count).join(' '))
      if (filter) this.#byName(words.slice(0, -count).join(' '), [filter], SPLIT_PENALTY)
    }
  }

  #byName(name: string, filters: Qualifier[], penalty: number): void {
    const key = encodeKey(name)
    if (!key || key.length === 0) return
    const mostAdded = COUNTRY_MAX + NAME_BEGUN_MAX + QUALIFIED * filters.length - penalty
    visitPrefix(this.#atlas.names, key, {
      row: (place, kind, keyLength) => {
        if (keyLength === key.length) this.#wholeName = true
        this.#offer(place, namePoints(kind, keyLength - key.length) - penalty, filters)
      },
      skip: (weight) => weightPoints(weight) + mostAdded <= this.best.threshold,
    })
  }

  #bySound(name: string, filters: Qualifier[]): void {
    const skeleton = phoneticSkeleton(name)
    if (skeleton.length < SOUND_LETTERS_MIN) return
    this.#bySkeleton(skeleton, filters, 0)
    if (this.best.bestScore >= DOUBTFUL || this.#wholeName || name.length < TYPING_ERROR_LETTERS_MIN) return
    for (const near of oneErrorAway(skeleton)) {
      if (near.length >= SOUND_LETTERS_MIN) this.#bySkeleton(near, filters, TYPING_ERROR_PENALTY)
    }
  }

  #bySkeleton(skeleton: string, filters: Qualifier[], penalty: number): void {
    const key = encodeKey(skeleton)
    if (!key) return
    const mostAdded = COUNTRY_MAX + soundPoints(1) + QUALIFIED * filters.length - penalty
    visitPrefix(this.#atlas.sounds, key, {
      row: (place, _kind, keyLength) => this.#offer(place, soundPoints(keyLength - key.length) - penalty, filters),
      skip: (weight) => weightPoints(weight) + mostAdded <= this.best.threshold,
    })
  }

  #offer(place: number, points: number, filters: Qualifier[]): void {
    const { header, sections } = this.#atlas
    const country = sections.countries[place] ?? 0
    let score = weightPoints(sections.weights[place] ?? 0) + (this.#countryPoints[country] ?? 0) + points
    for (const { countries, regions } of filters) {
      const covered =
        countries.has(country) || (regions.size > 0 && regions.has(readPlanes(sections.regions, header.places, place)))
      score += covered ? QUALIFIED : UNQUALIFIED
    }
    this.best.offer(place, score)
  }
}

function present<T>(values: (T | null)[]): T[] {
  return values.filter((value) => value !== null)
}

const SAME_PLACE_DEG = 0.2

/** Leaves out places that a person couldn't tell from a better one: of the same label and almost at the same spot. */
function distinct(places: Place[]): Place[] {
  return places.filter((place, i) =>
    places.slice(0, i).every(
      (better) =>
        better.name !== place.name ||
        better.region !== place.region ||
        better.countryCode !== place.countryCode ||
        Math.abs(better.latitudeDeg - place.latitudeDeg) > SAME_PLACE_DEG ||
        Math.abs(better.longitudeDeg - place.longitudeDeg) > SAME_PLACE_DEG,
    ),
  )
}
