import * as z from 'zod'
import { forgetExpired } from './features/accounts/forget-expired.ts'
import { defineJob } from './platform/jobs/job.ts'
import { forgetAttempts } from './platform/rate-limit.ts'

const DAY_MS = 86_400_000

/** Each night, what has no more use: idle sessions, dead links, old counts of attempts. */
export const housekeeping = defineJob({
  id: 'housekeeping',
  cron: '17 3 * * *',
  payload: z.object({}),
  async run({ db, clock }) {
    const now = clock()
    await forgetExpired(db, now)
    await forgetAttempts(db, new Date(now.getTime() - DAY_MS))
  },
})
