import { plural } from '../plural.ts'

/** A whole number with the word it counts: 1 отчёт, 2 отчёта, 5 отчётов. */
export const countRu = (count: number, one: string, few: string, many: string): string =>
  `${count} ${plural('ru', count, { one, few, many, other: few })}`
