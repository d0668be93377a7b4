/** The name given is no zone or link of the IANA time zone database held in `data/`. */
export class UnknownTimeZoneError extends RangeError {
  readonly code = 'unknown-time-zone'
  readonly timeZone: string

  constructor(timeZone: string) {
    super(`"${timeZone.slice(0, 64)}" is not an IANA time zone, such as Europe/Moscow.`)
    this.name = 'UnknownTimeZoneError'
    this.timeZone = timeZone
  }
}
