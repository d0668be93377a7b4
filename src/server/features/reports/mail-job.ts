import * as z from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import { sendReportMail } from './send-report-mail.ts'

/** A file of its own: what writes a report sends this, and is itself what `job.ts` runs. */
export const reportMail = defineJob({
  id: 'report-mail',
  patience: 'day',
  payload: z.object({ reportId: z.number(), kind: z.enum(['ready', 'failed', 'waiting']) }),
  run: sendReportMail,
})
