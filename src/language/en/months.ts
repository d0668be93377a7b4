/** January first. */
export const MONTHS_EN: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** November, by its number 1–12. */
export const monthEn = (month: number): string => MONTHS_EN[month - 1] ?? ''
/** Nov. */
export const shortMonthEn = (month: number): string => monthEn(month).slice(0, 3)
/** November 27; November 27, 2026. */
export const dateEn = (month: number, day: number, year?: number | string): string =>
  `${monthEn(month)} ${day}${year === undefined ? '' : `, ${year}`}`
