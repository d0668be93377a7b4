import { readFileSync } from 'node:fs'

const LIST = new URL('../data/common-passwords.txt', import.meta.url)

/** What this product is called: tried before anything else here, and nowhere else. */
const OWN_WORDS: readonly string[] = ['asteria', 'астерия', 'astrology', 'astrologer', 'horoscope', 'гороскоп']

let common: ReadonlySet<string> | undefined

/** The 3,000 commonest that are long enough to be chosen, in lower case (tools/common-passwords). */
const commonPasswords = (): ReadonlySet<string> =>
  (common ??= new Set(readFileSync(LIST, 'utf8').split('\n').filter(Boolean)))

/** A password without what people put around a word to satisfy a form: figures and signs at both ends. */
const core = (password: string) => password.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

/** Whether a password is among the first that are tried: a common one in any case, the product's name, one's own address. */
export function isGuessable(password: string, email: string): boolean {
  const typed = password.toLowerCase()
  const address = email.toLowerCase()
  if (commonPasswords().has(typed) || OWN_WORDS.includes(core(typed))) return true
  return typed === address || typed === address.split('@')[0]
}
