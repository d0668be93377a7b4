import * as z from 'zod'
import { defineJob } from '../../platform/jobs/job.ts'
import { sendSupportMail } from './send-support-mail.ts'

export const supportMail = defineJob({
  id: 'support-mail',
  patience: 'day',
  payload: z.object({ requestId: z.number(), to: z.string() }),
  run: sendSupportMail,
})
