import * as z from 'zod/mini'
import { CivilDate, CivilTime, RowId, Success } from './field.ts'
import type { Routes } from './route.ts'

/** Slots begin at the full hour from the first to the last, by the consultant's clock. */
export const BOOKING_HOURS = { first: 10, last: 19 } as const
/** How many days can be booked, today among them. */
export const BOOKING_DAYS = 14
export const BOOKING_MINUTES = 60

export const Consultant = z.object({
  id: z.number(),
  name: z.string(),
  specialization: z.string(),
  description: z.string(),
  rating: z.number(),
  years: z.number(),
  consultations: z.number(),
  price: z.object({ amount: z.number(), currency: z.string() }),
  time_zone: z.string(),
})
export type Consultant = z.infer<typeof Consultant>

/** The hours that are still free, by the consultant's clock; `starts` are the same as instants. */
export const FreeDay = z.object({
  date: z.string(),
  slots: z.array(z.object({ time: z.string(), starts: z.string() })),
})
export type FreeDay = z.infer<typeof FreeDay>

export const Booking = z.object({
  id: z.number(),
  consultant: z.number(),
  date: z.string(),
  time: z.string(),
  starts: z.string(),
  minutes: z.number(),
  price: z.object({ amount: z.number(), currency: z.string() }),
})
export type Booking = z.infer<typeof Booking>

export const BookingBody = z.object({ consultant: RowId, date: CivilDate, time: CivilTime })

export const bookings = {
  'GET /consultants': { summary: 'The consultants one can book', response: z.array(Consultant) },
  'GET /consultants/:id/slots': {
    summary: 'Free hours of a consultant, between two dates if they are given',
    params: z.object({ id: RowId }),
    query: z.object({ from: z.optional(CivilDate), to: z.optional(CivilDate) }),
    response: z.object({ time_zone: z.string(), days: z.array(FreeDay) }),
  },
  'GET /bookings': { summary: "A person's bookings that are still to come", auth: true, response: z.array(Booking) },
  'POST /bookings': {
    summary: 'Book an hour with a consultant',
    auth: true,
    status: 201,
    body: BookingBody,
    response: z.object({ status: Success, id: z.number() }),
  },
  'DELETE /bookings/:id': {
    summary: 'Give a booked hour back',
    auth: true,
    params: z.object({ id: RowId }),
    response: z.object({ status: Success }),
  },
} as const satisfies Routes
