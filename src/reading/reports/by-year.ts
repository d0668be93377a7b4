import type { CivilDay } from './dated-words.ts'

/** Days in order, under their years. */
export const byYear = (days: readonly CivilDay[]): [year: number, days: CivilDay[]][] => [
  ...Map.groupBy(days, ({ year }) => year),
]
