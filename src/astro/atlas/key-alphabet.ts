/** The letters of the index, in its sorting order: a key is one byte a letter, the letter's place here plus one. */
const ALPHABET = ' 0123456789abcdefghijklmnopqrstuvwxyzабвгдежзийклмнопрстуфхцчшщъыьэюя'

const CODES = new Map([...ALPHABET].map((letter, i) => [letter, i + 1]))

/** The longest key the index holds, in letters; longer names are cut. */
export const KEY_LENGTH_MAX = 60

/** The bytes of a key, or null when the name has a letter outside the alphabet (Greek, Arabic, Chinese, …). */
export function encodeKey(normalised: string): Uint8Array | null {
  const bytes = new Uint8Array(Math.min(normalised.length, KEY_LENGTH_MAX))
  for (let i = 0; i < bytes.length; i++) {
    const code = CODES.get(normalised.charAt(i))
    if (code === undefined) return null
    bytes[i] = code
  }
  return bytes
}
