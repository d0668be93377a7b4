import type { Lang } from '#language/lang.ts'
import { falseWords, type Check } from '#reading/astrologer/writing/check-answer.ts'
import type { Factor } from '#reading/facts/factor.ts'
import { romanceIn } from '#reading/truth/romance.ts'
import { FRAME } from './instructions.ts'

const FORM = /https?:|www\.|[\w.]+@[\w.]+\.\w|```|<\/?[a-z][^>]*>|\b(?:system prompt|api key)\b/i
const WORDS = 6

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? []
const runs = (text: string) => {
  const words = wordsOf(text)
  return words.slice(0, Math.max(0, words.length - WORDS + 1)).map((_, i) => words.slice(i, i + WORDS).join(' '))
}
const RULES: ReadonlySet<string> = new Set(FRAME.flatMap(runs))

/**
 * What is wrong with a sentence of a model: words that no fact bears out, another language, links. What is harmful is
 * dropped before, sentence by sentence.
 */
export function sentenceFaults(lang: Lang, sentence: string, facts: readonly Factor[], check: Check): string[] {
  const letters = sentence.match(/\p{L}/gu)?.length ?? 0
  const cyrillic = sentence.match(/[А-яЁё]/g)?.length ?? 0
  const isOther = letters > 12 && (lang === 'ru' ? cyrillic < letters / 2 : cyrillic > letters / 2)
  return [
    ...falseWords(lang, sentence, facts, check).map((words) => `“${words}” is not among the facts`),
    ...(isOther ? ['it is in the wrong language'] : []),
    ...(FORM.test(sentence) ? ['it has a link, code or HTML'] : []),
    ...(runs(sentence).some((run) => RULES.has(run)) ? ['it speaks of its rules'] : []),
  ]
}

/** What is wrong with a sentence where the two aren't partners: what belongs to lovers. */
export const loveFaults = (lang: Lang, sentence: string): string[] =>
  romanceIn(lang, sentence).map((words) => `“${words}” is for partners, and these two are not`)
