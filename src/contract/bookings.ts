import * as z from 'zod/mini'
import {
  blankAsAbsent,
  CivilDate,
  CivilTime,
  lineOf,
  paragraphsOf,
  requiredText,
  RowId,
  Success,
  Done,
} from './field.ts'
import type { Part, Routes } from './route.ts'
import { PageParams, paged, ReasonBody } from './staff-parts.ts'

/** How many days can be booked, today among them. */
export const BOOKING_DAYS = 14
/** How long an hour is kept for a person while its payment page is open. */
export const HOLD_MINUTES = 15
/** Bookings to come that one person may have. */
export const BOOKINGS_AT_A_TIME = 3

const Price = z.object({ amount: z.number(), currency: lineOf(8) })

export const Consultant = z.object({
  id: z.number(),
  name: z.string(),
  specialization: z.string(),
  description: z.string(),
  /** A path under `/storage/`, or null where the reader draws the initial. */
  avatar: z.nullable(z.string()),
  /** The consultant's own figures; null where they state none. */
  rating: z.nullable(z.number()),
  years: z.nullable(z.number()),
  consultations: z.nullable(z.number()),
  price: Price,
  minutes: z.number(),
  time_zone: z.string(),
})
export type Consultant = z.infer<typeof Consultant>

/** The hours that are still free, by the consultant's clock; `starts` are the same as instants. */
export const FreeDay = z.object({
  date: z.string(),
  slots: z.array(z.object({ time: z.string(), starts: z.string() })),
})
export type FreeDay = z.infer<typeof FreeDay>

/** `held` until it is paid, then `booked`, and `done` when its time is over. */
export const BOOKING_STATES = ['held', 'booked', 'done'] as const

export const Booking = z.object({
  id: z.number(),
  consultant: z.number(),
  /** As they are called in the person's language. */
  name: z.string(),
  date: z.string(),
  time: z.string(),
  starts: z.string(),
  minutes: z.number(),
  time_zone: z.string(),
  price: Price,
  state: z.enum(BOOKING_STATES),
  /** Where it takes place; null until it is paid. */
  meeting_url: z.nullable(z.string()),
  /** Of one that is held: where to pay, and until when it is kept. */
  pay_url: z.nullable(z.string()),
  held_until: z.nullable(z.string()),
  /** Until when it can be moved, and canceled with a full refund; null when that is over. */
  free_until: z.nullable(z.string()),
})
export type Booking = z.infer<typeof Booking>

/** A booking as the staff sees it. */
export const StaffBooking = z.object({
  id: z.number(),
  /** Null of an account that is deleted, as is its address. */
  user_id: z.nullable(z.number()),
  email: z.nullable(z.string()),
  consultant: z.number(),
  consultant_name: z.string(),
  starts: z.string(),
  state: z.enum([...BOOKING_STATES, 'canceled', 'expired']),
  /** The page on which the consultant moves or cancels it; null when there is nothing to be changed. */
  manage_url: z.nullable(z.string()),
  price: Price,
  canceled_at: z.nullable(z.string()),
})
export type StaffBooking = z.infer<typeof StaffBooking>

const When = { date: CivilDate, time: CivilTime }
export const BookingBody = z.object({
  consultant: RowId,
  ...When,
  /** As they were shown: where they are sent and have changed since, nothing is booked. */
  price: z.optional(Price),
  starts: z.optional(lineOf(40)),
})
const Id = z.object({ id: RowId })
const Slots = z.object({ time_zone: z.string(), days: z.array(FreeDay) })
const Token = z.object({ token: requiredText(200) })

const calls = {
  'GET /consultants': { summary: 'The consultants one can book', response: z.array(Consultant) },
  'GET /consultants/:id/slots': {
    summary: 'Free hours of a consultant, between two dates if they are given',
    params: Id,
    query: z.object({ from: z.optional(CivilDate), to: z.optional(CivilDate) }),
    response: Slots,
  },
  'GET /bookings': {
    summary: "A person's bookings that are still to come, and those of the last days",
    auth: true,
    response: z.array(Booking),
  },
  'POST /bookings': {
    summary: 'Keep an hour with a consultant for a quarter of an hour, in which it is paid at `url`',
    auth: true,
    status: 201,
    body: BookingBody,
    response: z.object({ status: Success, id: z.number(), url: z.string() }),
  },
  'PATCH /bookings/:id': {
    summary: 'Move a booking to another free hour of its consultant, until a day before it begins',
    auth: true,
    params: Id,
    body: z.object(When),
    response: Done,
  },
  'DELETE /bookings/:id': {
    summary: 'Cancel a booking: with a full refund until a day before it begins, later without',
    auth: true,
    params: Id,
    response: z.object({ status: Success, refunded: z.boolean() }),
  },
  'GET /consultation/:token': {
    summary: 'A booking as its consultant sees it, by the link of their mail',
    params: Token,
    response: z.object({
      consultant: z.string(),
      person: z.string(),
      starts: z.string(),
      minutes: z.number(),
      time_zone: z.string(),
      person_time_zone: z.string(),
      price: Price,
      meeting_url: z.string(),
      state: z.enum([...BOOKING_STATES, 'canceled']),
      days: z.array(FreeDay),
    }),
  },
  'PATCH /consultation/:token': {
    summary: 'The consultant moves a booking; everybody is told',
    params: Token,
    body: z.object(When),
    response: Done,
  },
  'DELETE /consultation/:token': {
    summary: 'The consultant cancels a booking; the person has all of their money back',
    params: Token,
    body: z.object({ reason: blankAsAbsent(paragraphsOf(500)) }),
    response: Done,
  },
  'GET /admin/bookings/:page': {
    summary: 'Booked hours, the latest first',
    auth: 'support',
    params: PageParams,
    response: paged(StaffBooking),
  },
  'DELETE /admin/booking/:id': {
    summary: 'Cancel a booking; the person has all of their money back, and everybody is told by mail',
    auth: 'support',
    params: Id,
    body: ReasonBody,
    response: Done,
  },
} as const satisfies Routes

export const bookings = {
  tag: 'Consultations',
  calls,
  named: {
    Consultant: [Consultant, 'Somebody who can be booked.'],
    FreeDay: [FreeDay, 'The free hours of a day.'],
    Booking: [Booking, 'A consultation that was booked.'],
    BookingBody: [BookingBody, 'An hour with a consultant.'],
    AdminBooking: [StaffBooking, 'A booking in the staff’s list.'],
  },
} as const satisfies Part
