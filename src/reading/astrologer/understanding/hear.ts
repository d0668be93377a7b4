import type { Lang } from '#language/lang.ts'
import type { Slot } from './slots.ts'
import { commonEn, vocabularyEn } from './vocabulary-en.ts'
import { commonRu, vocabularyRu } from './vocabulary-ru.ts'
import { Matcher, type Heard } from './vocabulary.ts'
import { fromLatin } from './wording.ts'

/** "Count" is no court, and who shares something holds no shares. */
const EXACTLY: ReadonlySet<Slot> = new Set<Slot>(['law', 'stake', 'death', 'illness', 'medicine'])
const MATCHERS: Record<Lang, Matcher<Slot>> = {
  en: new Matcher(vocabularyEn, commonEn, EXACTLY),
  ru: new Matcher(vocabularyRu, commonRu, EXACTLY),
}

/** What of the vocabulary a question names. */
export const hear = (lang: Lang, words: readonly string[]): Heard<Slot>[] => MATCHERS[lang].hear(words)

/**
 * A Russian question has Cyrillic in it, whatever the language of the interface; whoever has chosen Russian may also type it with
 * Latin letters.
 */
export const languageOf = (text: string, lang: Lang): Lang => {
  if (lang === 'ru' && fromLatin(text) !== null) return 'ru'
  const cyrillic = text.match(/[А-Яа-яЁё]/g)?.length ?? 0
  const latin = text.match(/[A-Za-z]/g)?.length ?? 0
  return cyrillic === latin ? lang : cyrillic > latin ? 'ru' : 'en'
}
