import type { Lang } from '#language/lang.ts'

/**
 * Turns that pronounce on a bond or on somebody in it where a reader looks for what can happen and what helps: that love has
 * to be earned or paid for, that a bond wears out, who hurts whom on purpose, what somebody is afraid of at heart. Relations
 * by birth or work weren't chosen and can't be left, so nothing of the sort is told of them. Russian has had no such turns
 * measured, and none is listed.
 */
const VERDICTS: Record<Lang, readonly string[]> = {
  en: [
    'by friction|bonds? wears? out|(?:didn’t|did not|never) ch[oe]ose each other|isn’t chosen|given to each other|put off by each other|lose touch|can be borne',
    '(?:has|have|had) to be (?:earned|paid for)(?! by)|has been (?:earned|paid for)|running up a debt|if nothing else|fear of not being enough|neither will beg',
    'hits? back before|first in passing and then on purpose|true, and it hurts|finds it light|hurts? out of (?:all )?proportion|does more harm between you|lodged in you',
    '(?:stops?|stopped) (?:bringing|showing) things|received as a (?:verdict|closed window)|only then judge|the culprit|one (?:more )?hopes? to find',
    'this relative|gets? one going|looks? (?:you|\\{other\\}|\\{one\\}) up and down|slammed cupboards|the benefactor and the hopeful|under fire',
  ],
  ru: [],
}

const edge = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'giu')
const PATTERNS: Record<Lang, readonly RegExp[]> = { en: VERDICTS.en.map(edge), ru: VERDICTS.ru.map(edge) }

/** The words in a text that pronounce on a bond, as they stand there; none in what two people are told of each other. */
export const bondVerdictsIn = (lang: Lang, text: string): string[] =>
  PATTERNS[lang].flatMap((pattern) => [...text.matchAll(pattern)].map(([words]) => words))
