import type { VoidMoon } from '#contract/calendar.ts'

/** What part of a day the Moon is void of course: 0 at its beginning, 1 at its end. */
export interface VoidPart {
  from: number
  to: number
}

/** The first instant of a civil date by the device's clock, in milliseconds. */
const midnight = (date: string, daysAfter = 0) => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day + daysAfter).getTime()
}

/** The parts of a date, by the device's clock. */
export function voidParts(date: string, voids: readonly Pick<VoidMoon, 'from' | 'to'>[]): VoidPart[] {
  const start = midnight(date)
  const length = midnight(date, 1) - start
  const part = (instant: string) => Math.min(1, Math.max(0, (Date.parse(instant) - start) / length))
  return voids.map(({ from, to }) => ({ from: part(from), to: part(to) })).filter(({ from, to }) => from < to)
}

/** How a stretch lies to a date, by the device's clock. */
export function voidShape(date: string, { from, to }: Pick<VoidMoon, 'from' | 'to'>) {
  const [start, end] = [midnight(date), midnight(date, 1)]
  const [begins, ends] = [Date.parse(from), Date.parse(to)]
  if (begins >= end) return new Date(begins).toDateString() === new Date(ends).toDateString() ? 'later' : 'laterBeyond'
  if (begins < start) return ends > end ? 'allDay' : 'until'
  return ends > end ? 'beyond' : 'within'
}
