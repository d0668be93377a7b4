import * as z from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import { settleDue } from './settle-due.ts'

/** Sends, reminds and refunds what is due. */
export const settleGiftsJob = defineJob({
  id: 'settle-gifts',
  cron: '*/5 * * * *',
  payload: z.object({}),
  run: settleDue,
})
