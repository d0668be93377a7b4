import * as z from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import { forwardEvents } from './forward-events.ts'

/** Each minute: what waits is passed on, where that is set up. */
export const forwardEventsJob = defineJob({
  id: 'forward-events',
  cron: '* * * * *',
  payload: z.object({}),
  async run(services) {
    await forwardEvents(services)
  },
})
