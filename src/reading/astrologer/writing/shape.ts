import type { Lang } from '#language/lang.ts'
import { sentencesOf, type Line } from '../answer.ts'

/** How long an answer is wished, in sentences: the first of these that a question asks for. */
const WISHES: Record<Lang, readonly (readonly [sentences: number, RegExp])[]> = {
  en: [
    [1, /(?<=^| )(?:(?:in )?(?:one|a single|1) (?:sentence|line|word))(?= |$)/],
    [
      2,
      /(?<=^| )(?:(?:in )?(?:two|2) (?:sentences|lines)|(?:just |only )?(?:a )?yes or no|yes\/no|just tell me yes)(?= |$)/,
    ],
    [
      3,
      /(?<=^| )(?:briefly|in brief|in short|short answer|keep it short|quick answer|tldr|tl dr|(?:three|3) sentences)(?= |$)/,
    ],
  ],
  ru: [
    [
      1,
      /(?<=^| )(?:одн(?:им|о) (?:предложени\p{L}*|фраз\p{L}*|слов\p{L}*)|одной (?:фразой|строкой|строчкой)|в одном предложении)(?= |$)/u,
    ],
    [
      2,
      /(?<=^| )(?:дв(?:умя|ух) (?:предложени\p{L}*|фраз\p{L}*|строк\p{L}*)|в двух предложениях|да или нет|только да или нет)(?= |$)/u,
    ],
    [3, /(?<=^| )(?:кратко|коротко|вкратце|покороче|в двух словах|если коротко|тремя предложениями)(?= |$)/u],
  ],
}

/** So few words only lead in to what follows. */
const MOST_OF_LEAD = 9

const MOST_OF_PLACE = 6
const wordsIn = (text: string): number => text.split(/\s+/).length

/**
 * An answer no longer than its question asks for: what leads in is left out, and of what is told the first sentences stay. What must be
 * said besides stays, but in a single sentence.
 */
export function shapedAs(lang: Lang, words: readonly string[], lines: readonly Line[]): readonly Line[] {
  const text = words.join(' ')
  const wish = WISHES[lang].find(([, pattern]) => pattern.test(text))
  if (!wish) return lines
  const [most] = wish
  const told = lines.filter(({ isNeeded }) => !isNeeded)
  const isLead = (line: Line, at: number) =>
    line.factors.length === 0 && at < told.length - 1 && wordsIn(line.text) <= MOST_OF_LEAD
  let left = most
  const kept = told.flatMap((line, at): Line[] => {
    if (left === 0 || isLead(line, at)) return []
    const all = sentencesOf(line.text)
    // Where a point stands is no answer by itself.
    const isBare = most === 1 && all.length > 1 && wordsIn(all[0] ?? '') <= MOST_OF_PLACE
    const sentences = all.slice(isBare ? 1 : 0).slice(0, left)
    left -= sentences.length
    return [{ ...line, text: sentences.join(' ') }]
  })
  return [...kept, ...lines.filter(({ isNeeded }) => isNeeded && most > 1)]
}
