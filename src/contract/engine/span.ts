import { z } from 'zod'
import { line } from './line.ts'

/** The longest span that is searched at once: ten years. */
export const MOST_SPAN_DAYS = 3660

export const fromField = line().describe(
  'Beginning of the span: YYYY-MM-DD (midnight UTC) or an instant in UTC, "2025-01-31T18:00:00Z".',
)
export const toField = line().describe('End of the span, itself excluded, in the same form.')

export const restField = z
  .string()
  .nullable()
  .describe('null if the list is whole; else where the next call must begin, since the rest was left out')
