import displayCyrillic from './fonts/literata-display-cyrillic.woff2?url'
import displayLatin from './fonts/literata-display-latin.woff2?url'
import textCyrillic from './fonts/literata-text-cyrillic.woff2?url'
import textLatin from './fonts/literata-text-latin.woff2?url'
import uiCyrillic from './fonts/golos-text-cyrillic.woff2?url'
import uiLatin from './fonts/golos-text-latin.woff2?url'
import type { Lang } from '#language/lang.ts'

const LATIN = [displayLatin, uiLatin, textLatin]

/** The fonts that the first paint of any page needs. */
export const fontPreloads = (lang: Lang): string[] =>
  lang === 'ru' ? [...LATIN, displayCyrillic, uiCyrillic, textCyrillic] : LATIN
