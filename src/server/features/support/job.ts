import * as z from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import { sendSupportMail, sendSupportReceived } from './send-support-mail.ts'

export const supportMail = defineJob({
  id: 'support-mail',
  patience: 'day',
  payload: z.object({ requestId: z.number(), to: z.string() }),
  run: sendSupportMail,
})

/** Confirms a message to the person who wrote it. */
export const supportReceived = defineJob({
  id: 'support-received',
  patience: 'day',
  payload: z.object({ requestId: z.number() }),
  run: sendSupportReceived,
})
