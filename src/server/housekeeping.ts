import * as z from 'zod'
import { forgetOld } from './features/retention/forget-old.ts'
import { defineJob } from '#platform/jobs/job.ts'

/** Each night, what has been kept for as long as it may be. */
export const housekeeping = defineJob({
  id: 'housekeeping',
  cron: '17 3 * * *',
  payload: z.object({}),
  run: forgetOld,
})
