import * as z from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import { generateEntry } from './generate-entry.ts'

/** A date of the calendar that the staff asked for. */
export const generateEntryJob = defineJob({
  id: 'calendar-entry',
  payload: z.object({ date: z.string() }),
  run: generateEntry,
})
