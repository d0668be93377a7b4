import { encodeKey } from './key-alphabet.ts'

/** Skeletons never have q, w, x or y. */
const LETTERS = [...(encodeKey('abcdefghijklmnoprstuvz') ?? [])]

/**
 * The keys one typing error away from a phonetic skeleton's, the error being at the letter `at`: that letter left out
 * or swapped with the next, another in its place, another before it. A first letter is not thought to be a wrong one.
 *
 * @param at 0 to the key's length: at the end, a letter is missing there.
 */
export function oneErrorAt(key: Uint8Array, at: number): Uint8Array[] {
  const found: Uint8Array[] = []
  const letter = key[at]
  const next = key[at + 1]
  if (letter !== undefined) {
    const shorter = key.slice(0, -1)
    shorter.set(key.subarray(at + 1), at)
    found.push(shorter)
  }
  if (letter !== undefined && next !== undefined) {
    const swapped = key.slice()
    swapped[at] = next
    swapped[at + 1] = letter
    found.push(swapped)
  }
  if (at === 0) return found
  for (const other of LETTERS) {
    if (other === letter) continue
    const longer = new Uint8Array(key.length + 1)
    longer.set(key)
    longer.set(key.subarray(at), at + 1)
    longer[at] = other
    found.push(longer)
    if (letter === undefined) continue
    const replaced = key.slice()
    replaced[at] = other
    found.push(replaced)
  }
  return found
}

/**
 * How many letters at the start of a candidate stand for the whole of a typed key that has one error (as `oneErrorAt`
 * knows them), or null when it isn't so.
 */
export function lengthWithOneError(candidate: Uint8Array, typed: Uint8Array): number | null {
  let at = 0
  while (at < typed.length && candidate[at] === typed[at]) at++
  if (at === typed.length) return null
  if (at > 0 && agree(candidate, at + 1, typed, at)) return typed.length + 1
  if (at > 0 && agree(candidate, at + 1, typed, at + 1)) return typed.length
  const swapped = candidate[at] === typed[at + 1] && candidate[at + 1] === typed[at]
  if (swapped && agree(candidate, at + 2, typed, at + 2)) return typed.length
  return agree(candidate, at, typed, at + 1) ? typed.length - 1 : null
}

/** Whether what follows in the candidate starts with what is left of the typed key. */
function agree(candidate: Uint8Array, from: number, typed: Uint8Array, typedFrom: number): boolean {
  if (from - typedFrom + typed.length > candidate.length) return false
  for (let i = typedFrom; i < typed.length; i++) if (candidate[from + i - typedFrom] !== typed[i]) return false
  return true
}
