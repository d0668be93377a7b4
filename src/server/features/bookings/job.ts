import * as z from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import { sendBookingMail } from './send-booking-mail.ts'
import type { Services } from '#platform/services.ts'
import { closeOrderOf } from '../plans/api.ts'
import { cancelBooking, overdueHolds } from './queries.ts'

/** Frees the hours that were held and not paid, and closes their payment pages. They count as free before that already. */
async function freeHolds(services: Services): Promise<void> {
  const { db, clock } = services
  for (const { id } of await overdueHolds(db, clock())) {
    await cancelBooking(db, id, { by: 'expired', at: clock() })
    await closeOrderOf(services, 'consultation', String(id))
  }
}

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
