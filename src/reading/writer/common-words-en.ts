import type { CommonWords } from './common-words.ts'
import { dateEn, monthEn } from '#language/en/months.ts'

const small = (text: string) => (/^(?:I|I’\w+)\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1))

/** What chart readings share, in English. */
export const commonWordsEn: CommonWords = {
  trap: [
    (challenge) => `The weak spot: ${small(challenge)}`,
    (challenge) => `What it may cost: ${small(challenge)}`,
    (challenge) => `Keep an eye on this: ${small(challenge)}`,
    (challenge) => `The price: ${small(challenge)}`,
    (challenge) => `Where it goes wrong: ${small(challenge)}`,
  ],
  date: ({ year, month, day }) => `${dateEn(month, day)} ${year}`,
  month: ({ year, month }, in_) => `${in_} ${monthEn(month)} ${year}`,
  degrees: (orbDeg) => `${Math.max(orbDeg, 0.1).toFixed(1)}°`,
  list: (items) =>
    items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1] ?? ''}`,
}
