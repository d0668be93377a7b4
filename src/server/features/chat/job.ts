import * as z from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import { settleOrphaned } from './settle-orphaned.ts'

export const settleReplies = defineJob({
  id: 'settle-replies',
  cron: '*/5 * * * *',
  payload: z.object({}),
  run: (services) => settleOrphaned(services),
})
