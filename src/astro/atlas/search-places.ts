import { placeAt } from './get-place.ts'
import { inOtherLayout } from './keyboard-layout.ts'
import type { Atlas } from './load-atlas.ts'
import { normalise } from './normalise.ts'
import { queryParts } from './parse-query.ts'
import { PlaceMatcher } from './place-matcher.ts'
import type { Place, PlaceLanguage } from './place.ts'
import { findQualifier, wholeQualifier } from './qualifiers.ts'
import { weightPoints } from './score.ts'

export type { Place, PlaceLanguage }

/** What is searched, and for whom. */
export interface PlaceQuery {
  /** What a person typed: a name or its beginning in either language, perhaps with region and country after commas. */
  q: string
  /** The language of the answer; places likelier for its speakers come first. */
  lang: PlaceLanguage
  /** 1–10. */
  limit: number
}

const LIMIT_MAX = 10
/** Points lost where a region was told from the name without a comma. */
const SPLIT_PENALTY = 2
const SPLIT_WORDS_MAX = 3
/** A best match below this (a small town of which only the beginning agrees) leaves room for a typing error. */
const DOUBTFUL = 55

/**
 * The places a text may mean, best first: by prefix in both languages, with region and country after a comma (or after
 * the name alone), by sound, with one typing error, and on the wrong keyboard layout. A country's name gives its largest
 * places. Nonsense gives an empty list.
 *
 * @throws RangeError for a limit outside 1–10.
 */
export function searchPlaces(atlas: Atlas, { q, lang, limit }: PlaceQuery): Place[] {
  if (!Number.isInteger(limit) || limit < 1 || limit > LIMIT_MAX) {
    throw new RangeError(`limit ${limit} is not a whole number from 1 to ${LIMIT_MAX}`)
  }
  // Twice as many: some of them turn out to be one place entered twice.
  const matcher = new PlaceMatcher(atlas, lang, 2 * limit)
  match(atlas, matcher, queryParts(q), limit)
  if (matcher.best.places.length === 0) match(atlas, matcher, queryParts(inOtherLayout(q)), limit)
  const found: Place[] = []
  for (const index of matcher.best.places) {
    if (found.length === limit) break
    const place = placeAt(atlas, index, lang)
    if (!found.some((better) => isSame(place, better))) found.push(place)
  }
  return likely(atlas, q, found, matcher.best.places[0])
}

/** Points of a place of a hundred thousand people. */
const BIG = 50

/** Whoever writes out the name of a big city means it, or a namesake: what only sounds alike isn't shown. */
function likely(atlas: Atlas, q: string, found: Place[], best: number | undefined): Place[] {
  const name = normalise(q)
  const [first] = found
  if (!first || best === undefined || normalise(first.name) !== name) return found
  if (weightPoints(atlas.sections.weights[best] ?? 0) < BIG) return found
  return found.filter((place) => normalise(place.name).startsWith(name))
}

function match(atlas: Atlas, matcher: PlaceMatcher, parts: string[], limit: number): void {
  const { qualifiers } = atlas
  const first = normalise(parts[0] ?? '')
  const others = parts.slice(1)
  matcher.narrow(others.map((part) => findQualifier(qualifiers, part)).filter((filter) => filter !== null))
  let whole = matcher.byName(first)
  let name = first

  const area = wholeQualifier(qualifiers, first)
  if (area && others.length > 0) {
    // "Россия, Москва": the wide one first.
    name = normalise(others.at(-1) ?? '')
    matcher.narrow([area])
    whole = matcher.byName(name) || whole
  } else if (area && (area.countries.size > 0 || !whole)) {
    matcher.within(area)
  }
  if (!whole && others.length === 0) whole = matchSplit(atlas, matcher, name)
  if (!whole || matcher.best.places.length < limit) whole = matcher.bySound(name) || whole
  if (!whole && matcher.best.bestScore < DOUBTFUL) matcher.byTypingError(name)
}

/** "Springfield IL": the last words may be a region or a country. */
function matchSplit(atlas: Atlas, matcher: PlaceMatcher, name: string): boolean {
  const words = name.split(' ')
  let whole = false
  for (let count = 1; count <= Math.min(words.length - 1, SPLIT_WORDS_MAX); count++) {
    const area = wholeQualifier(atlas.qualifiers, words.slice(-count).join(' '))
    if (!area) continue
    matcher.narrow([area])
    whole = matcher.byName(words.slice(0, -count).join(' '), SPLIT_PENALTY) || whole
  }
  matcher.narrow([])
  return whole
}

const SAME_PLACE_DEG = 0.2

/** Whether a person couldn't tell two places apart: of one label and almost at the same spot. */
function isSame(a: Place, b: Place): boolean {
  return (
    a.name === b.name &&
    a.region === b.region &&
    a.countryCode === b.countryCode &&
    Math.abs(a.latitudeDeg - b.latitudeDeg) < SAME_PLACE_DEG &&
    Math.abs(a.longitudeDeg - b.longitudeDeg) < SAME_PLACE_DEG
  )
}
