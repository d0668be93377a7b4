import type { ToolErrorCode } from '#contract/engine/error-codes.ts'
import type { z } from 'zod'

/** A call that can't be answered: what is wrong with it, and what to give instead. */
export class ToolError extends Error {
  override readonly name = 'ToolError'
  readonly code: ToolErrorCode
  readonly instead: string

  constructor(code: ToolErrorCode, message: string, instead: string) {
    super(message)
    this.code = code
    this.instead = instead
  }
}

const RANGE = 'Births and spans may be from 1800-01-02 to 2150-12-31; calendar days and the void Moon from 1800-02-05.'

/** What the engine's own errors mean to whoever called. */
const KNOWN: Record<string, readonly [ToolErrorCode, instead: string]> = {
  UnknownTimeZoneError: [
    'time_zone_unknown',
    'Give an IANA name such as Europe/Moscow or America/New_York, or leave time_zone and clock out.',
  ],
  SkippedDayError: ['date_skipped', 'Ask for the date again: the place went from the day before to the day after.'],
  InvalidInstantError: [
    'instant_invalid',
    'Give YYYY-MM-DD, or an instant in UTC like 2025-01-31T18:00:00Z, 1800 to 2150.',
  ],
  EphemerisRangeError: ['date_out_of_range', RANGE],
  InvalidPlaceError: [
    'coordinates_out_of_range',
    'Give latitude within ±90 and longitude within ±180, decimal degrees.',
  ],
}

const DATE_FIELDS = new Set(['year', 'month', 'day'])

/** Anything thrown while a call was answered, as an error with a code; null for a fault of ours. */
export function toolErrorOf(error: unknown): ToolError | null {
  if (error instanceof ToolError) return error
  if (!(error instanceof Error)) return null
  const known = KNOWN[error.name]
  if (known) return new ToolError(known[0], error.message, known[1])
  if (error.name !== 'CivilTimeError') return null
  const isDate = 'field' in error && DATE_FIELDS.has(String(error.field))
  return isDate
    ? new ToolError('date_impossible', error.message, 'Give a day that the calendar has, YYYY-MM-DD.')
    : new ToolError('time_impossible', error.message, 'Give the time as HH:MM on a 24-hour clock.')
}

/** What a schema refused, field by field. */
export function inputError(error: z.ZodError): ToolError {
  const faults = error.issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))
  return new ToolError(
    'input_invalid',
    faults.join('; '),
    'Give the fields as the inputSchema of the tool describes them.',
  )
}
