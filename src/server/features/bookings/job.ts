import * as z from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import { freeHolds } from './free-holds.ts'
import { sendBookingMail } from './send-booking-mail.ts'

export const bookingMail = defineJob({
  id: 'booking-mail',
  patience: 'day',
  payload: z.object({
    bookingId: z.number(),
    kind: z.enum(['booked', 'moved', 'canceled', 'taken']),
    /** `person`, `consultant`, or an address of the staff's. */
    to: z.string().default('person'),
    moved: z.object({ from: z.string(), by: z.enum(['person', 'consultant', 'staff']) }).optional(),
  }),
  run: sendBookingMail,
})

export const freeHoldsJob = defineJob({
  id: 'free-holds',
  cron: '*/5 * * * *',
  payload: z.object({}),
  run: freeHolds,
})
