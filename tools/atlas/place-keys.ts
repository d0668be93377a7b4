import { normalise } from '../../src/astro/atlas/normalise.ts'
import { phoneticSkeleton } from '../../src/astro/atlas/phonetic-skeleton.ts'
import { NAME_KIND } from '../../src/astro/atlas/score.ts'
import type { NamedPlace } from './named-place.ts'
import { usefulScript } from './useful-name.ts'

/** Words that no one would begin a search with. */
const LITTLE_WORDS = new Set(
  'city de del la le les el al the of sur am an der in on and на di da do san santa st new los las'.split(' '),
)
const WORD_LETTERS_MIN = 4
const SOUND_LETTERS_MIN = 3
const SOUNDING_NAMES_MAX = 40

/** The normalised names a place is found by, each with the best kind it has. */
export function nameKeys(place: NamedPlace): Map<string, number> {
  const keys = new Map<string, number>()
  const add = (name: string, kind: number) => {
    const key = normalise(name)
    if (key !== '' && kind < (keys.get(key) ?? Number.POSITIVE_INFINITY)) keys.set(key, kind)
  }
  for (const name of [place.english, place.name, place.asciiName, place.englishLabel]) add(name, NAME_KIND.main)
  for (const name of [place.russian, ...place.oldNames]) add(name, NAME_KIND.russian)
  const others = place.otherNames.filter((name) => usefulScript(name) !== null)
  for (const name of others) add(name, NAME_KIND.other)
  const split = [place.name, place.russian, ...others.filter((name) => usefulScript(name) === 'cyrillic')]
  for (const name of split) for (const words of endings(normalise(name))) add(words, NAME_KIND.words)
  return keys
}

/** What the names of a place sound like. */
export function soundKeys(place: NamedPlace): Set<string> {
  const latin = place.otherNames.filter((name) => usefulScript(name) === 'latin').slice(0, SOUNDING_NAMES_MAX)
  const names = [place.english, place.name, place.asciiName, place.englishLabel, place.russian, ...latin]
  const sounds = names.map((name) => phoneticSkeleton(normalise(name)))
  return new Set(sounds.filter((sound) => sound.length >= SOUND_LETTERS_MIN))
}

/** "петербург" of "санкт петербург": what follows each word, where that begins with a telling one. */
function endings(key: string): string[] {
  const words = key.split(' ')
  return words
    .map((word, i) => (i > 0 && word.length >= WORD_LETTERS_MIN && !LITTLE_WORDS.has(word) ? i : -1))
    .filter((i) => i > 0)
    .map((i) => words.slice(i).join(' '))
}
