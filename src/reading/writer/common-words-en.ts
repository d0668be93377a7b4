import type { CommonWords } from './common-words.ts'
import { dateEn, monthEn } from '#language/en/months.ts'

/** What chart readings share, in English. */
export const commonWordsEn: CommonWords = {
  date: ({ year, month, day }) => `${dateEn(month, day)} ${year}`,
  month: ({ year, month }, in_) => `${in_} ${monthEn(month)} ${year}`,
  degrees: (orbDeg) => `${Math.max(orbDeg, 0.1).toFixed(1)}°`,
  list: (items) =>
    items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1] ?? ''}`,
}
