import * as z from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import { beginReleased } from './begin-released.ts'

/** Looks for reports whose withdrawal period is over. */
export const beginReleasedJob = defineJob({
  id: 'begin-released-reports',
  cron: '25 * * * *',
  payload: z.object({}),
  run: beginReleased,
})
