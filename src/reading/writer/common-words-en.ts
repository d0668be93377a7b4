import type { CommonWords } from './common-words.ts'
import { listEn } from '#language/en/list.ts'
import { dateEn, monthEn } from '#language/en/months.ts'

/** What chart readings share, in English. */
export const commonWordsEn: CommonWords = {
  date: ({ year, month, day }) => dateEn(month, day, year),
  month: ({ year, month }, in_) => `${in_} ${monthEn(month)} ${year}`,
  degrees: (orbDeg) => `${Math.max(orbDeg, 0.1).toFixed(1)}°`,
  list: listEn,
}
