import * as z from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import { freeHolds } from './free-holds.ts'

/** A file of its own: what frees holds reaches the plans, whose events send booking mails. */
export const freeHoldsJob = defineJob({
  id: 'free-holds',
  cron: '*/5 * * * *',
  payload: z.object({}),
  run: freeHolds,
})
