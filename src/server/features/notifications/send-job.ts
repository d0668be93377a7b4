import * as z from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import { sendNotification } from './send-notification.ts'

/** Carries the person's number, so that it goes with their account. */
export const sendNotificationJob = defineJob({
  id: 'send-notification',
  patience: 'day',
  atOnce: 5,
  payload: z.object({ userId: z.number(), notificationId: z.number() }),
  run: sendNotification,
})
