/** What was wrong: a part of the time, its text as a whole, or what was given with it. */
export type CivilField =
  | 'year'
  | 'month'
  | 'day'
  | 'hour'
  | 'minute'
  | 'second'
  | 'text'
  | 'longitudeDeg'
  | 'offset'
  | 'instant'

/** A civil date or time that no calendar or clock has: 30 February, hour 25. Carries the field and its valid range. */
export class CivilTimeError extends RangeError {
  readonly code = 'impossible-civil-time'
  readonly field: CivilField
  /** What the field may hold, for a person: "1 to 28". */
  readonly validRange: string

  constructor(field: CivilField, given: string, validRange: string) {
    super(`Civil ${field} ${given.slice(0, 64)} is impossible: ${validRange}.`)
    this.name = 'CivilTimeError'
    this.field = field
    this.validRange = validRange
  }
}
