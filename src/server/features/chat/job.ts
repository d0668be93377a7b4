import * as z from 'zod'
import { defineJob } from '../../platform/jobs/job.ts'
import { settleForsaken } from './settle-forsaken.ts'

export const settleReplies = defineJob({
  id: 'settle-replies',
  cron: '*/5 * * * *',
  payload: z.object({}),
  run: (services) => settleForsaken(services),
})
