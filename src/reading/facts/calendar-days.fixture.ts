import { civilDay } from '#astro/birth-time/civil-day.ts'
import { jdUtFromDate } from '#astro/ephemeris/julian-day.ts'

/** The civil days of a month, `YYYY-MM`, in a zone. */
export function daysOfMonth(month: string, timeZone: string) {
  const length = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()
  return Array.from({ length }, (_, i) => {
    const date = `${month}-${String(i + 1).padStart(2, '0')}`
    const { startUtcMs, endUtcMs } = civilDay({ timeZone, date })
    return { date, startJdUt: jdUtFromDate(new Date(startUtcMs)), endJdUt: jdUtFromDate(new Date(endUtcMs)) }
  })
}

/** Consecutive months from one on. */
export function monthsFrom(year: number, count: number): string[] {
  return Array.from({ length: count }, (_, i) => new Date(Date.UTC(year, i, 1)).toISOString().slice(0, 7))
}
