/** A civil day that a place never had, because it moved across the date line: 30 December 2011 in Apia. */
export class SkippedDayError extends RangeError {
  readonly code = 'skipped-day'
  /** The instant (Unix ms, UTC) at which the calendar jumped over the day. */
  readonly transitionUtcMs: number

  constructor(timeZone: string, date: string, transitionUtcMs: number) {
    super(`${date} never happened in ${timeZone}: the calendar jumped over it.`)
    this.name = 'SkippedDayError'
    this.transitionUtcMs = transitionUtcMs
  }
}
