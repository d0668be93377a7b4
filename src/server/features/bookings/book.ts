import { BOOKING_MINUTES, type Consultant } from '#contract/bookings.ts'
import { AppError, invalid } from '../../platform/app-error.ts'
import { enqueue } from '../../platform/jobs/job-queue.ts'
import { countAttempt } from '../../platform/rate-limit.ts'
import type { Services } from '../../platform/services.ts'
import type { User } from '../accounts/queries.ts'
import { findConsultant } from './domain/consultants.ts'
import { slotsFrom } from './domain/slots.ts'
import { hoursOf } from './hours.ts'
import { bookingMail } from './job.ts'
import { cancelBooking, comingBookings, insertBooking, takenHours } from './queries.ts'

const AN_HOUR = { limit: 20, windowSeconds: 3600 }
/** Hours that one person may hold at a time, so that nobody books a consultant out. */
const AT_A_TIME = 3

/** @throws {AppError} not_found */
export function consultantOf(id: number, lang: User['lang']): Consultant {
  const consultant = findConsultant(id, lang)
  if (!consultant) throw new AppError('not_found', { message: 'consultant_unknown' })
  return consultant
}

/** The hours of a consultant that nobody has taken yet. @throws {AppError} not_found */
export async function freeSlots({ db, clock }: Services, consultant: Consultant) {
  const now = clock()
  const taken = new Set((await takenHours(db, consultant.id, now)).map((date) => date.getTime()))
  return slotsFrom(now, consultant.time_zone, await hoursOf(db, consultant.id)).filter(
    ({ startsAt }) => !taken.has(startsAt.getTime()),
  )
}

/**
 * Takes an hour for a person and has it confirmed by mail, both or neither.
 * @throws {AppError} validation for an hour that isn't offered, conflict for one that is taken or one too many.
 */
export async function book(
  { db, boss, clock }: Services,
  user: User,
  wanted: { consultant: number; date: string; time: string },
): Promise<number> {
  const now = clock()
  await countAttempt(db, { key: `booking:${user.id}`, ...AN_HOUR }, now)
  const consultant = findConsultant(wanted.consultant, user.lang)
  if (!consultant) throw invalid({ consultant: 'consultant_unknown' })
  const slot = slotsFrom(now, consultant.time_zone, await hoursOf(db, consultant.id)).find(
    ({ date, time }) => date === wanted.date && time === wanted.time,
  )
  if (!slot) throw invalid({ time: 'slot_unknown' })
  if ((await comingBookings(db, user.id, now)).length >= AT_A_TIME)
    throw new AppError('conflict', { message: 'bookings_many' })
  return db.transaction(async (tx) => {
    const row = await insertBooking(tx, {
      userId: user.id,
      consultantId: consultant.id,
      startsAt: slot.startsAt,
      minutes: BOOKING_MINUTES,
      priceAmount: consultant.price.amount,
      priceCurrency: consultant.price.currency,
      createdAt: now,
    })
    if (!row) throw new AppError('conflict', { message: 'slot_taken', errors: { time: 'slot_taken' } })
    await enqueue(boss, tx, bookingMail, { bookingId: row.id, kind: 'booked' })
    return row.id
  })
}

/** Gives an hour back and says so by mail. @throws {AppError} not_found for another person's or a past one. */
export async function giveBack({ db, boss, clock }: Services, user: User, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await cancelBooking(tx, user.id, id, clock())
    if (!row) throw new AppError('not_found')
    await enqueue(boss, tx, bookingMail, { bookingId: row.id, kind: 'canceled' })
  })
}
