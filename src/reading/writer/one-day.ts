import type { Lang } from '#language/lang.ts'
import type { DayPage } from './day-page.ts'

/** What speaks of one day has no place where a longer time is told. */
const ONE_DAY: Record<Lang, RegExp> = {
  en: /\b(?:today|tonight|this (?:morning|afternoon|evening)|for a few hours|by evening)\b/iu,
  ru: /сегодня|сегодняшн|ближайшие часы|эти часы|несколько часов/iu,
}
/** A headline that calls its time a day. */
const DAY: Record<Lang, RegExp> = { en: /\bdays?\b/iu, ru: /(?<!\p{L})(?:день|дня|дню|днём|дне)(?!\p{L})/iu }

export const isOfOneDay = ({ lang }: DayPage, text: string): boolean => ONE_DAY[lang].test(text)
export const callsItADay = ({ lang }: DayPage, headline: string): boolean => DAY[lang].test(headline)
