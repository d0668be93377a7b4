import type { CommonWords } from './common-words.ts'
import { listRu } from '#language/ru/list.ts'
import { dateRu, monthRu } from '#language/ru/months.ts'

/** What chart readings share, in Russian. */
export const commonWordsRu: CommonWords = {
  date: ({ year, month, day }) => `${dateRu(month, day)} ${year} года`,
  month: ({ year, month }, in_) => {
    const before = { in: 'в', since: 'с', until: 'до' }[in_]
    return `${before} ${monthRu(month, in_ === 'in' ? 'loc' : 'gen')} ${year} года`
  },
  degrees: (orbDeg) => `${Math.max(orbDeg, 0.1).toFixed(1).replace('.', ',')}°`,
  list: listRu,
}
