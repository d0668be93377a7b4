import { doubtOf } from './doubt.ts'
import type { UnsafeKind } from './kinds.ts'
import { tokensOf } from './plain-text.ts'
import { ACTS, RULES, type CompiledRule } from './rules.ts'

const isOne = (patterns: readonly RegExp[], tokens: string) => patterns.some((pattern) => pattern.test(tokens))

const rulesFor = (tokens: string): CompiledRule[] => [
  ...(/\p{Script=Latin}{2}/u.test(tokens) ? RULES.en : []),
  ...(/\p{Script=Cyrillic}{2}/u.test(tokens) ? RULES.ru : []),
]

/** What becomes of a sentence: it is shown, judged once more, or dropped. */
export type Step = 'show' | 'ask' | 'drop'

export interface Verdict {
  step: Step
  /** What is unsafe in it, or may be; empty where it is shown. */
  kinds: readonly UnsafeKind[]
}

/** So few words are never dropped for their likeness alone. */
const FEWEST_WORDS = 6

/**
 * What becomes of a sentence by itself, in whichever language it is written. What a rule names is dropped, unless its words
 * together are those of harmless sentences: then it is judged once more, and so is what no rule knows and is neither clearly
 * like harmless sentences nor clearly like harmful ones.
 */
export function judgeSentence(sentence: string): Verdict {
  const tokens = tokensOf(sentence)
  const { sum, doubt } = doubtOf(tokens)
  const rules = rulesFor(tokens)
  const unsafe = rules.filter(
    ({ says, unless, always }) => isOne(always, tokens) || (isOne(says, tokens) && !isOne(unless, tokens)),
  )
  if (unsafe.length > 0) {
    const isPlain = sum >= 0 || rules.some(({ always }) => isOne(always, tokens))
    return { step: isPlain ? 'drop' : 'ask', kinds: [...new Set(unsafe.map(({ kind }) => kind))] }
  }
  if (doubt === 'low') return { step: 'show', kinds: [] }
  const isShort = (tokens.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) < FEWEST_WORDS
  return { step: doubt === 'high' && !isShort ? 'drop' : 'ask', kinds: ['doubtful'] }
}

/** Whether a sentence orders something that may be harmless or not: to take, to stop, a quantity. */
export const actsIn = (tokens: string): boolean => isOne(ACTS, tokens)

/**
 * What is unsafe in a sentence with what stands before it, which is safe by itself. Where the sentence orders something,
 * an excuse of the one before doesn't count for it: "Ask your doctor about the pills. Double them."
 */
export function unsafeKindsInPair(before: string, sentence: string): UnsafeKind[] {
  const [first, second] = [tokensOf(before), tokensOf(sentence)]
  const both = tokensOf(`${before.replace(/[\s.!?…:;]+$/u, '')} , ${sentence}`)
  const excused = actsIn(second) ? second : both
  const unsafe = rulesFor(both).filter(
    ({ says, unless, always }) =>
      (isOne(always, both) && !isOne(always, first)) || (isOne(says, both) && !isOne(unless, excused)),
  )
  return [...new Set(unsafe.map(({ kind }) => kind))]
}
