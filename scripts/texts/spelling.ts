import { readFileSync } from 'node:fs'
import en from 'dictionary-en'
import ru from 'dictionary-ru'
import nspell from 'nspell'
import type { Lang } from '#language/lang.ts'
import type { TextRule } from './passage.ts'

/** Good words that the dictionaries lack, a line each; `word/model` takes the endings of another word. */
const ownWords = (lang: Lang) => readFileSync(new URL(`words.${lang}.dic`, import.meta.url), 'utf8')

const open = (lang: Lang) => nspell(lang === 'en' ? en : ru).personal(ownWords(lang))
const spellers: Partial<Record<Lang, ReturnType<typeof open>>> = {}
const verdicts: Record<Lang, Map<string, boolean>> = { en: new Map(), ru: new Map() }

/** Whether a word is spelled right, alone or as a compound of words that are. Kept: texts say the same words again and again. */
export function isWord(word: string, lang: Lang): boolean {
  const kept = verdicts[lang].get(word)
  if (kept !== undefined) return kept
  const speller = (spellers[lang] ??= open(lang))
  const right = speller.correct(word) || DERIVED[lang](word, (other) => speller.correct(other))
  verdicts[lang].set(word, right)
  return right
}

type Known = (word: string) => boolean

/** Words that a language makes by rule and its dictionary doesn’t list. */
const DERIVED: Record<Lang, (word: string, known: Known) => boolean> = {
  en: (word, known) =>
    EN_PREFIXED.some((prefix) => prefix.test(word) && known(word.replace(prefix, ''))) ||
    (/’s?$/.test(word) && known(word.replace(/’s?$/, ''))) ||
    (word.includes('-') && word.split('-').every((part) => known(part) || EN_PREFIX.test(part))),
  ru: (word, known) => (word.includes('-') ? compoundRu(word, known) : derivedRu(word.toLowerCase(), known)),
}

/** With enough of a word after it that “untill” and “overal” stay faults. */
const EN_PREFIXED = [/^un(?=.{5})/i, /^(?:out|over|under|mis)(?=.{4})/i]
const EN_PREFIX = /^(?:ex|mid|non|semi|co|pre|anti)$/i
const RU_PARTICLE = /^(?:то|либо|нибудь|ка|таки|де|кое|кой|из|за|под|пол|по)$/i
/** What a derived word is the root of: «полстраницы» of «страницы», «потрезвее» of «трезвый». */
const RU_ROOTS: readonly (readonly [pattern: RegExp, ...roots: string[]])[] = [
  [/^полу(?=.{4})/u, ''],
  [/^(?:пол|недо|сверх|супер|микро|мини|видео|аудио|авто|теле|фото|кино)(?=.{3})/u, ''],
  [/^не(?=.{4,}(?:ый|ая|ое|ые|ого|ому|ым|ой|ую|ом|ых|ыми)$)/u, ''],
  [/^(?:по)?(.{3,})(?:ее|ей)$/u, '$1ый', '$1ий', '$1ой'],
]

const compoundRu = (word: string, known: Known) =>
  word.split('-').every((part) => RU_PARTICLE.test(part) || known(part) || derivedRu(part.toLowerCase(), known))

const derivedRu = (word: string, known: Known) =>
  RU_ROOTS.some(([pattern, ...roots]) => pattern.test(word) && roots.some((root) => known(word.replace(pattern, root))))

/** The words of a text but for single Russian letters (с. ш.), `{blanks}` and what is joined to a value put in later (￼). */
const WORD: Record<Lang, RegExp> = {
  en: /(?<![\p{L}\p{N}’\uFFFC-])[A-Za-zÀ-ɏ]+(?:[’-][A-Za-zÀ-ɏ]+)*(?:(?<=s)’(?!\p{L}))?(?![\p{L}\p{N}\uFFFC-])/gu,
  ru: /(?<![\p{L}\p{N}\uFFFC-])(?:[А-ЯЁа-яё]{2,}|[А-ЯЁа-яё](?=-))(?:-[А-ЯЁа-яё]+)*(?![\p{L}\p{N}\uFFFC-])/gu,
}

export const spelling: TextRule = (text, lang) =>
  [...new Set(text.replaceAll(/\{\w+\}/g, '').match(WORD[lang]))]
    .filter(
      (word) =>
        !isWord(word, lang) && !isWord(word.replaceAll('’', "'"), lang) && !isWord(word.replace(/’$/, ''), lang),
    )
    .map((word) => `“${word}” is not in the dictionary`)
