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

/**
 * How hard a password is to guess for who knows its owner's name, birthday and address, as zxcvbn estimates it (Wheeler
 * 2016): 0 and 1 fall within a million tries, 2 within a hundred million, 3 and 4 stand longer.
 */
export async function passwordScore(password: string, owner: PasswordOwner): Promise<number> {
  estimator ??= loadEstimator()
  return (await estimator).check(password.slice(0, ESTIMATED_LENGTH), wordsOf(owner)).score
}

/** Whether a password would be guessed before long. */
export const isGuessable = async (password: string, owner: PasswordOwner): Promise<boolean> =>
  (await passwordScore(password, owner)) < 3
