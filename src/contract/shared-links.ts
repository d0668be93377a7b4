import * as z from 'zod/mini'
import { Done, Flag, requiredText, RowId, Success } from './field.ts'
import { WrittenDocument } from './reports.ts'
import type { Part, Routes } from './route.ts'
import { ShownChart } from './shown-chart.ts'

const SharedLink = z.object({
  id: z.number(),
  /** Of the chart or report that it shows. */
  hash: z.string(),
  kind: z.enum(['chart', 'report']),
  type: z.string(),
  title: z.string(),
  /** Whether it opens; one that was switched off gets another address when it is switched on again. */
  on: z.boolean(),
  /** Whether it shows the owner’s full name and the date, time and place of their birth. */
  shows_birth: z.boolean(),
  /** When its present address was made. */
  made_at: z.string(),
  /** How often it was opened in all; nothing is known of by whom. */
  opened: z.number(),
})
export type SharedLink = z.infer<typeof SharedLink>

/** The owner’s birth, where they wished it to be shown. */
const ShownBirth = z.object({
  name: z.string(),
  date: z.string(),
  /** Null where it isn’t known. */
  time: z.nullable(z.string()),
  place: z.string(),
})

const shown = {
  born: z.nullable(ShownBirth),
  /** Whether parts that give the date, the time or the place of a birth were left out. */
  left_out: z.boolean(),
}

export const SharedThing = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('chart'), ...shown, chart: ShownChart }),
  z.object({ kind: z.literal('report'), ...shown, type: z.string(), title: z.string(), document: WrittenDocument }),
])
export type SharedThing = z.infer<typeof SharedThing>

const calls = {
  'GET /shared-links': {
    summary: 'The public links of a person to their charts and reports, newest first',
    auth: true,
    response: z.object({ links: z.array(SharedLink) }),
  },
  'POST /shared-links': {
    summary: 'Make a public link to a chart or a report, or another address for it: the one before stops working',
    auth: true,
    status: 201,
    body: z.object({ hash: requiredText(100), show_birth: z._default(Flag, false) }),
    response: z.object({
      status: Success,
      link: SharedLink,
      /** Told this once: only a hash of it is kept. */
      url: z.string(),
    }),
  },
  'DELETE /shared-links/:id': {
    summary: 'Switch a public link off: its address never works again',
    auth: true,
    params: z.object({ id: RowId }),
    response: Done,
  },
  'GET /shared/:token': {
    summary: 'What a public link shows, to whoever has it',
    params: z.object({ token: requiredText(100) }),
    response: SharedThing,
  },
} as const satisfies Routes

export const sharedLinks = {
  tag: 'Charts',
  calls,
  named: {
    SharedLink: [SharedLink, 'A public link to a chart or a report.'],
    SharedThing: [SharedThing, 'A chart or a report as a public link shows it.'],
  },
} as const satisfies Part
