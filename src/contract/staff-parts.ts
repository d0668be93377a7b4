import * as z from 'zod/mini'
import { requiredParagraphs } from './field.ts'

export const REASON_LENGTH = 500

/** Why somebody of the staff does this; it is kept. */
export const reason = { reason: requiredParagraphs(REASON_LENGTH) }
export const ReasonBody = z.object(reason)

/** Which page of a list. */
export const PageParams = z.object({ page: z.coerce.number('number').check(z.int('number'), z.minimum(1, 'number')) })

/** A page of a list. */
export const paged = <T extends z.core.$ZodType>(row: T) =>
  z.object({ rows: z.array(row), page: z.number(), pages: z.number(), total: z.number() })
