import { readFileSync } from 'node:fs'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { inOtherLayout } from '#astro/atlas/keyboard-layout.ts'

const RUSSIAN_WORDS = new URL('./data/russian-words.txt', import.meta.url)

/** What this product is called: tried before anything else here, and nowhere else. */
const OWN_WORDS: readonly string[] = ['asteria', 'астерия', 'astrology', 'astrologer', 'horoscope', 'гороскоп']

/** What is known of whoever chooses a password, and tried first by who knows them. */
export interface PasswordOwner {
  email: string
  firstName?: string | undefined
  lastName?: string | undefined
  /** YYYY-MM-DD. */
  birthdate?: string | null | undefined
  birthplace?: string | null | undefined
}

let estimator: Promise<ZxcvbnFactory> | undefined

/** Two megabytes of words, read when the first password is chosen. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Estimator }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  const russian = readFileSync(RUSSIAN_WORDS, 'utf8').split('\n').filter(Boolean)
  return new Estimator({
    dictionary: {
      ...common.dictionary,
      ...english.dictionary,
      ownWords: [...OWN_WORDS],
      russian,
      // The same keys with the other layout on: gfhjkm for пароль.
      russianOnLatinKeys: russian.map(inOtherLayout),
    },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: 20,
  })
}

/**
 * The estimate takes time with the square of the length, and it is taken while others wait: 32 characters that are hard
 * to guess stay hard with more after them.
 */
const ESTIMATED_LENGTH = 32

/** The ways in which people write their birthday. */
function datesOf(birthdate: string): string[] {
  const [year = '', month = '', day = ''] = birthdate.split('-')
  const short = year.slice(2)
  const parts = [
    [day, month, year],
    [month, day, year],
    [year, month, day],
    [day, month, short],
    [month, day, short],
    [day, month],
    [month, day],
  ]
  return [year, ...parts.flatMap((order) => ['', '.', '-', '/'].map((separator) => order.join(separator)))]
}

/** Words that whoever knows the person tries, on either keyboard layout. */
function wordsOf({ email, firstName, lastName, birthdate, birthplace }: PasswordOwner): string[] {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  const written = [email, local, domain, firstName, lastName, birthplace].flatMap((text) =>
    text ? [text, ...text.split(/[^\p{L}\p{N}]+/u)] : [],
  )
  const words = written.map((word) => word.toLowerCase()).filter((word) => word.length > 2)
  return [...new Set([...words, ...words.map(inOtherLayout), ...(birthdate ? datesOf(birthdate) : [])])]
}

const SEASONS = 'spring summer autumn fall winter весна весной лето летом осень осенью зима зимой'.split(' ')

/** Sorted so that of two words that begin alike the longer one is found. */
function anyOf(words: readonly string[]): RegExp {
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  const escaped = longestFirst.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`${escaped.join('|')}|(?<!\\d)(?:19|20)\\d\\d(?!\\d)`, 'g')
}

/** How many ways there are to choose a word of the person's, a season or a year, to capitalize it and to place it. */
const CHOICES_PER_WORD = 50

/** How many ways there are to choose a character and to put it between letters or words. */
const CHOICES_OF_SEPARATOR = 50

/** Below this a password falls within a hundred million tries. */
const ENOUGH_GUESSES = 1e8

/**
 * The tries that a password takes from who puts together what they know, in any order: the person's words, a season, a
 * year; and then guesses the rest.
 */
function guessesByParts(password: string, known: readonly string[], check: (text: string) => number): number {
  let parts = 0
  const rest = password.replaceAll(anyOf([...known, ...SEASONS]), () => {
    parts++
    return ' '
  })
  // A word that is written again is no other word: "password password" is as hard as "password".
  const words = rest.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const distinct = [...new Set(words)]
  if (parts === 0 && distinct.length === words.length) return Infinity
  return CHOICES_PER_WORD ** parts * (words.length === 0 ? 1 : check(distinct.join(' ')))
}

/** What a password says without what it is taken apart by: "p a s s w o r d", "pass-word". Null where nothing is, or several. */
function joinedOf(password: string): string | null {
  const separators = new Set(password.match(/[^\p{L}\p{N}]/gu))
  const [separator = ''] = separators
  return separators.size === 1 ? password.replaceAll(separator, '') : null
}

/**
 * Whether a password falls within a hundred million tries of who knows its owner's name, birthday and address: as zxcvbn
 * estimates it (Wheeler 2016), and as one put together from what is known would. Letters of full width are as easy to guess.
 */
export async function isGuessable(password: string, owner: PasswordOwner): Promise<boolean> {
  estimator ??= loadEstimator()
  const loaded = await estimator
  const known = wordsOf(owner)
  const guesses = (text: string) => loaded.check(text, known).guesses
  const byParts = (text: string) => guessesByParts(text.toLowerCase(), known, guesses)
  const estimated = password.normalize('NFKC').slice(0, ESTIMATED_LENGTH)
  if (loaded.check(estimated, known).score < 3 || byParts(estimated) < ENOUGH_GUESSES) return true
  const joined = joinedOf(estimated)
  return joined !== null && CHOICES_OF_SEPARATOR * Math.min(guesses(joined), byParts(joined)) < ENOUGH_GUESSES
}
