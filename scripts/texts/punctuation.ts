import type { Lang } from '#language/lang.ts'
import type { TextRule } from './passage.ts'

type Row = readonly [pattern: RegExp, what: string]

const BOTH: readonly Row[] = [
  [/"/gu, 'a straight quote'],
  [/'/gu, 'a straight apostrophe'],
  [/\.\.+/gu, 'two dots or more; an ellipsis is …'],
  [/(?<!^|\s)!|!(?=\s|$)/gu, 'an exclamation mark'],
  [/(?<=\S) {2,}/gu, 'more than one space'],
  [/\s[-–](?=\s)/gu, 'a hyphen or short dash for a dash'],
  [/\p{L}—\p{L}/gu, 'a dash without spaces'],
  [/—\s*—|--/gu, 'a doubled dash'],
  [/\s[,.;:?!)…»”](?!\d)/gu, 'a space before a mark'],
  [/[(«„“]\s/gu, 'a space after an opening mark'],
  [/,,|;;|::|,\.|\?\?/gu, 'a doubled mark'],
  [/\p{L}[,;](?=\p{L})|\p{L}{3}:(?=\p{L})/gu, 'no space after a mark'],
  [/\p{Ll}[.?](?=\p{Lu})/gu, 'no space between sentences'],
]

const OWN: Record<Lang, readonly Row[]> = {
  en: [
    [/(?<![\p{L}\p{N}’-])(?!had|that)(\p{L}+) \1(?![\p{L}\p{N}’-])/giu, 'a word twice'],
    [/[«»„]/gu, 'a Russian quote'],
    [/[А-ЯЁа-яё]/gu, 'a Russian letter'],
    [/\p{L}[`´]\p{L}/gu, 'an accent for an apostrophe'],
  ],
  ru: [
    [/(?<=[\p{Ll},] )(?:Асцендент|Десцендент)/gu, 'a capital in the middle of a sentence'],
    // Longer ones are meant: «друзья друзей», «от друзей друзей».
    [/(?<![\p{L}\p{N}-])(\p{L}{1,3}) \1(?![\p{L}\p{N}-])/giu, 'a word twice'],
    [/[”‘’]/gu, 'an English quote'],
    [/[А-ЯЁа-яё][A-Za-z]|[A-Za-z][А-ЯЁа-яё]/gu, 'Latin and Russian letters in one word'],
  ],
}

/** What each opening quote is closed by, and what it may stand in. */
const QUOTES: Record<Lang, Record<string, { close: string; inside: string | undefined }>> = {
  en: { '“': { close: '”', inside: undefined } },
  ru: { '«': { close: '»', inside: undefined }, '„': { close: '“', inside: '«' } },
}

/** Marks as a typesetter sets them: “ ” and ’ in English, «ёлочки» with „лапки“ inside in Russian, — and …, no shouting. */
export const punctuation: TextRule = (text, lang) => [
  ...[...BOTH, ...OWN[lang]].flatMap(([pattern, what]) =>
    [...text.matchAll(pattern)].map(({ index }) => `${what}: ${around(text, index)}`),
  ),
  ...quoteFaults(text, lang),
]

function quoteFaults(text: string, lang: Lang): string[] {
  const quotes = QUOTES[lang]
  const closing = Object.values(quotes).map(({ close }) => close)
  const open: string[] = []
  for (const [index, mark] of [...text].entries()) {
    const last = open.at(-1)
    if (last !== undefined && mark === quotes[last]?.close) open.pop()
    else if (closing.includes(mark)) return [`${mark} closes nothing: ${around(text, index)}`]
    else if (quotes[mark]) {
      if (quotes[mark].inside !== last) return [`${mark} can’t stand here: ${around(text, index)}`]
      open.push(mark)
    }
  }
  return open.length > 0 ? [`${open.join(' ')} is not closed`] : []
}

const around = (text: string, index: number) => text.slice(Math.max(0, index - 15), index + 15).trim()
