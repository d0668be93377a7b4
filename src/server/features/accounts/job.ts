import * as z from 'zod'
import { defineJob } from '../../platform/jobs/job.ts'
import { sendAccountMail } from './send-account-mail.ts'

/** The link's token is made when the mail is, so that the queue never holds one. */
export const accountMail = defineJob({
  id: 'account-mail',
  patience: 'day',
  payload: z.object({ userId: z.number(), kind: z.enum(['confirm', 'reset', 'email_new', 'email_old']) }),
  run: sendAccountMail,
})
