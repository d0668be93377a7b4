import type { Lang } from '#language/lang.ts'
import { featuresOf, readWeights, sumOf, type TextWeights } from '../text-weights.ts'
import { CONCEPTS_EN } from './concepts-en.ts'
import { CONCEPTS_RU } from './concepts-ru.ts'
import { compiler, type Concepts } from './pattern.ts'

const matchersOf = (concepts: Concepts): [string, RegExp][] => {
  const compile = compiler(concepts)
  return Object.keys(concepts).map((name) => [name, compile(`{${name}}`)])
}
const CONCEPTS: Record<Lang, readonly [string, RegExp][]> = { en: matchersOf(CONCEPTS_EN), ru: matchersOf(CONCEPTS_RU) }

/** What a sentence is weighed by; `tokens` as `tokensOf` gives them. */
export const doubtFeatures = (lang: Lang, tokens: string): Map<string, number> =>
  featuresOf(
    tokens,
    CONCEPTS[lang].flatMap(([name, pattern]) => (pattern.test(tokens) ? [name] : [])),
  )

let kept: Record<Lang, TextWeights> | undefined
const weights = () => (kept ??= { en: readWeights('doubt-en'), ru: readWeights('doubt-ru') })

/** Fewer words say too little to be weighed; the rules know the short orders. */
const FEWEST_WORDS = 6

/** Whether the words of a sentence together are those of sentences that were harmful, though no rule knows it. */
export function isDoubtful(tokens: string): boolean {
  if ((tokens.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) < FEWEST_WORDS) return false
  const lang = /\p{Script=Cyrillic}{2}/u.test(tokens) ? 'ru' : 'en'
  return sumOf(weights()[lang], doubtFeatures(lang, tokens)) > 0
}
