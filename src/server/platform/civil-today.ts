import { zoneOffsetAt } from '#astro/birth-time/zone-offset-at.ts'

/** The date a wall calendar shows in a zone at an instant, YYYY-MM-DD. */
export function civilDateAt(instant: Date, timeZone: string): string {
  const wallMs = instant.getTime() + zoneOffsetAt({ timeZone, utcMs: instant.getTime() }) * 1000
  return new Date(wallMs).toISOString().slice(0, 10)
}

/** Days before (negative) or after a date. */
export function shiftDate(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The date before the one that UTC has: no wall calendar is further behind. */
export const yesterdayAnywhere = (instant: Date): string => shiftDate(instant.toISOString().slice(0, 10), -1)

/** The hour that a wall clock shows in a zone at an instant, 0–23. */
export function civilHourAt(instant: Date, timeZone: string): number {
  const wallMs = instant.getTime() + zoneOffsetAt({ timeZone, utcMs: instant.getTime() }) * 1000
  return new Date(wallMs).getUTCHours()
}
