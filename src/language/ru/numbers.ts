import { plural } from '../plural.ts'

const FEMININE = ['ни одной', 'одна', 'две', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять', 'десять']

/** Planets with their number in words, up to ten: две планеты, пять планет. */
export const planetsRu = (count: number): string =>
  `${FEMININE[count] ?? ''} ${plural('ru', count || 2, { one: 'планета', few: 'планеты', many: 'планет', other: 'планеты' })}`
