import * as z from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import { runSandboxClock } from './run-clock.ts'

/** Lets the sandbox bank renew and end subscriptions, as a real one does by itself. */
export const sandboxClock = defineJob({
  id: 'sandbox-clock',
  cron: '*/5 * * * *',
  payload: z.object({}),
  run: runSandboxClock,
})
