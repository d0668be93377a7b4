import { isDoubtful } from './doubt.ts'
import type { UnsafeKind } from './kinds.ts'
import { tokensOf } from './plain-text.ts'
import { ACTS, RULES, type CompiledRule } from './rules.ts'

const isOne = (patterns: readonly RegExp[], tokens: string) => patterns.some((pattern) => pattern.test(tokens))

const rulesFor = (tokens: string): CompiledRule[] => [
  ...(/\p{Script=Latin}{2}/u.test(tokens) ? RULES.en : []),
  ...(/\p{Script=Cyrillic}{2}/u.test(tokens) ? RULES.ru : []),
]

/** What is unsafe in a sentence by itself, in whichever language it is written. */
export function unsafeKindsOf(sentence: string): UnsafeKind[] {
  const tokens = tokensOf(sentence)
  const unsafe = rulesFor(tokens).filter(
    ({ says, unless, always }) => isOne(always, tokens) || (isOne(says, tokens) && !isOne(unless, tokens)),
  )
  if (unsafe.length === 0) return isDoubtful(tokens) ? ['doubtful'] : []
  return [...new Set(unsafe.map(({ kind }) => kind))]
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
