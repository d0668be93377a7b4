import * as z from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import { LINK_MAILS, NOTICES } from './mail.ts'
import { sendAccountMail } from './send-account-mail.ts'

/** The link's token is made when the mail is, so that the queue never holds one. */
export const accountMail = defineJob({
  id: 'account-mail',
  patience: 'day',
  payload: z.object({
    userId: z.number(),
    // As the version before called it, whose jobs may still wait.
    kind: z.preprocess(
      (kind) => (kind === 'google_linked' ? 'provider_linked' : kind),
      z.enum([...LINK_MAILS, ...NOTICES]),
    ),
    /** Of `provider_linked`: which one, by its id. */
    provider: z.string().default('google'),
    /** To whom, where it isn't the account's address any more. */
    formerEmail: z.string().optional(),
    /** Whether it goes out whatever others have sent to the address today: who asked for it has done the work, or is staff. */
    beyondLimit: z.boolean().optional(),
  }),
  run: sendAccountMail,
})
