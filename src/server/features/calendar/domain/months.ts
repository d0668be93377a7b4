/** Whether the calendar reaches to a month: the year of today, and the next. */
export function isInReach(month: string, today: string): boolean {
  const year = Number(month.slice(0, 4)) - Number(today.slice(0, 4))
  return year === 0 || year === 1
}
