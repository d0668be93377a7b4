import * as z from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import { orderDaysAhead } from './order-days-ahead.ts'

/** Each hour, the coming day of those whose midnight is near. */
export const orderDaysAheadJob = defineJob({
  id: 'order-days-ahead',
  cron: '3 * * * *',
  payload: z.object({}),
  run: orderDaysAhead,
})
