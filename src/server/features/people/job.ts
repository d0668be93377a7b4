import * as z from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import { reviewBirths } from './review-births.ts'

/** Each night, births that a newer history of clocks has moved: the night after an update finds them. */
export const reviewBirthsJob = defineJob({
  id: 'review-births',
  cron: '41 3 * * *',
  payload: z.object({}),
  run: async (services) => {
    const { looked, waiting } = await reviewBirths(services)
    services.log.info('births reviewed', { looked, waiting })
  },
})
