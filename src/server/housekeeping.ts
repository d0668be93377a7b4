import * as z from 'zod'
import { forgetOld } from './features/retention/api.ts'
import { defineJob } from '#platform/jobs/job.ts'

/** Each night, what has been kept for as long as it may be. */
export const housekeeping = defineJob({
  id: 'housekeeping',
  cron: '17 3 * * *',
  payload: z.object({}),
  run: forgetOld,
})
