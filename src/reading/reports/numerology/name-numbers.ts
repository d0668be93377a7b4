import { reduced } from './reduce.ts'

export type Alphabet = 'latin' | 'cyrillic'

/** The letters of each alphabet in its order: the first is 1, the ninth 9, the tenth 1 again. */
export const ALPHABETS: Record<Alphabet, string> = {
  latin: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  cyrillic: 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ',
}

const VOWELS = 'AEIOUАЕЁИОУЫЭЮЯ'
/** Letters that stand for two, or for one with a stroke, in the Latin table. */
const SPELLED: Record<string, string> = { Æ: 'AE', Œ: 'OE', Ø: 'O', Đ: 'D', Ð: 'D', Ł: 'L', Þ: 'TH', ẞ: 'SS', ß: 'SS' }

export interface CountedLetter {
  letter: string
  /** 1–9. */
  value: number
  isVowel: boolean
}

/** A part of a name, and what its letters add up to. */
export interface NamePart {
  letters: readonly CountedLetter[]
  all: number
  vowels: number
  consonants: number
}

export interface NameNumbers {
  parts: readonly NamePart[]
  /** Of all letters. */
  expression: number
  /** Of the vowels, of the consonants; null where the name has none. */
  soulUrge: number | null
  personality: number | null
  /** Letters that neither table has, each once. */
  uncounted: readonly string[]
}

/** The value of a capital letter, 1–9; null where neither alphabet has it. */
export function letterValue(letter: string): number | null {
  const index = Object.values(ALPHABETS)
    .map((alphabet) => alphabet.indexOf(letter))
    .find((found) => found >= 0)
  return index === undefined ? null : (index % 9) + 1
}

/** Capitals without accents, but for Й and Ё, which have places of their own. */
const plain = (text: string) =>
  [...text.normalize('NFC').toUpperCase()]
    .map((letter) =>
      /[ЙЁ]/.test(letter) ? letter : (SPELLED[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '')),
    )
    .join('')

/** Y sounds where no vowel stands beside it: in Lynn and Mary, but not in Joy and Yann. */
const isVowel = (letters: readonly string[], i: number): boolean => {
  const letter = letters[i] ?? ''
  if (letter !== 'Y') return VOWELS.includes(letter)
  return ![letters[i - 1], letters[i + 1]].some((beside) => beside !== undefined && VOWELS.includes(beside))
}

function namePart(word: string): NamePart {
  const plainLetters = [...word]
  const letters = plainLetters.flatMap((letter, i): CountedLetter[] => {
    const value = letterValue(letter)
    return value === null ? [] : [{ letter, value, isVowel: isVowel(plainLetters, i) }]
  })
  const sum = (some: readonly CountedLetter[]) => some.reduce((total, { value }) => total + value, 0)
  return {
    letters,
    all: sum(letters),
    vowels: sum(letters.filter((letter) => letter.isVowel)),
    consonants: sum(letters.filter((letter) => !letter.isVowel)),
  }
}

/** Each part is brought down by itself, and the parts together once more. */
function together(sums: readonly number[]): number | null {
  const said = sums.filter((sum) => sum > 0)
  return said.length > 0 ? reduced(said.reduce((total, sum) => total + reduced(sum), 0)) : null
}

/**
 * The numbers of a name, after Decoz and Monte (1994). Latin letters count by the Pythagorean table (Balliett 1908), Cyrillic ones
 * by the same rule applied to the 33 letters of the Russian alphabet. Null where no letter of either is in it.
 */
export function nameNumbers(name: string): NameNumbers | null {
  const words = plain(name).split(/[\s-]+/)
  const parts = words.map(namePart).filter(({ letters }) => letters.length > 0)
  const expression = together(parts.map(({ all }) => all))
  if (expression === null) return null
  const strange = [...plain(name)].filter((letter) => /\p{L}/u.test(letter) && letterValue(letter) === null)
  return {
    parts,
    expression,
    soulUrge: together(parts.map(({ vowels }) => vowels)),
    personality: together(parts.map(({ consonants }) => consonants)),
    uncounted: [...new Set(strange)],
  }
}
