import * as z from 'zod/mini'
import { REPORT_CATEGORIES } from '#product/catalogue/report.ts'
import { Lang } from './field.ts'
import type { Part, Routes } from './route.ts'

const Instant = z.nullable(z.string())

/** A moving planet's stay within orb of an aspect to a natal point. */
export const Transit = z.object({
  /** Of one stay in this answer: `transit:saturn:square:venus:1`. */
  id: z.string(),
  transiting: z.string(),
  natal: z.string(),
  aspect: z.string(),
  nature: z.enum(['conjunction', 'flowing', 'tense']),
  /** The area of life it concerns most. */
  category: z.enum(REPORT_CATEGORIES),
  /** When it comes within orb, and goes out; null where a plan may not see that far, or the tables end. */
  enters_at: Instant,
  leaves_at: Instant,
  /** Every exact pass. */
  exact: z.array(z.object({ at: z.string(), retrograde: z.boolean() })),
  /** Where it comes nearest, when it is never exact. */
  nearest: z.nullable(z.object({ at: z.string(), orb: z.number() })),
  /** The key of its text in `readings`. */
  reading: z.string(),
})
export type Transit = z.infer<typeof Transit>

export const TransitsAhead = z.object({
  /** The span that the answer covers; the end is not in it. */
  from: z.string(),
  to: z.string(),
  /** How many days a plan may look ahead; null for as many as are asked for. */
  days_open: z.nullable(z.number()),
  /** False where the hour of birth is unknown: then there are no exact times and no angles. */
  timed: z.boolean(),
  transits: z.array(Transit),
  readings: z.record(
    z.string(),
    z.object({ gist: z.string(), body: z.string(), gift: z.string(), challenge: z.string(), advice: z.string() }),
  ),
})
export type TransitsAhead = z.infer<typeof TransitsAhead>

const Months = z.pipe(
  z.string().check(z.regex(/^(1|3|6|12)$/, 'number')),
  z.transform((text) => Number(text)),
)

const calls = {
  'GET /transits': {
    summary: 'The transits to one’s chart in the months ahead, or in the days that the plan opens',
    auth: true,
    query: z.object({ months: z.optional(Months), lang: z.optional(Lang) }),
    response: TransitsAhead,
  },
} as const satisfies Routes

export const transits = {
  tag: 'Daily',
  calls,
  named: {
    Transit: [Transit, 'A transiting body’s aspect to a point of the chart.'],
    TransitsAhead: [TransitsAhead, 'The transits of the months ahead.'],
  },
} as const satisfies Part
