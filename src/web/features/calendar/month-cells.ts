/** Six weeks, so that the page keeps its height from month to month. */
const CELLS = 42
const DAY_MS = 86_400_000

export interface MonthCell {
  /** `YYYY-MM-DD` */
  date: string
  /** False for the days of the months before and after that fill the first and last weeks. */
  inMonth: boolean
}

/** The 42 days of a month's page, `YYYY-MM`, Mondays first. */
export function monthCells(month: string): MonthCell[] {
  const first = Date.parse(`${month}-01T00:00:00Z`)
  const afterMonday = (new Date(first).getUTCDay() + 6) % 7
  return Array.from({ length: CELLS }, (_, i) => {
    const date = new Date(first + (i - afterMonday) * DAY_MS).toISOString().slice(0, 10)
    return { date, inMonth: date.startsWith(month) }
  })
}

/** Days before (negative) or after a date. */
export const dateAfter = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** The month so many months after another, `YYYY-MM`. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** Whether the calendar reaches to a month: this year and the next. */
export function isInReach(month: string, today: string): boolean {
  const year = Number(month.slice(0, 4)) - Number(today.slice(0, 4))
  return year === 0 || year === 1
}
