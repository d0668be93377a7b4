import * as z from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import { planNotifications } from './plan-notifications.ts'

/** Comes three times within the half hour before each morning, so that one run that was late hurts nobody. */
export const planNotificationsJob = defineJob({
  id: 'plan-notifications',
  cron: '*/10 * * * *',
  payload: z.object({}),
  run: planNotifications,
})
