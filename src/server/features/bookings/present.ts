import { linkToken } from './domain/link-token.ts'
import { zoneOffsetAt } from '#astro/birth-time/zone-offset-at.ts'
import type { Booking, Consultant, FreeDay, StaffBooking } from '#contract/bookings.ts'
import type { Lang } from '#language/lang.ts'
import { inMainUnit } from '#product/offers.ts'
import { civilDateAt } from '#platform/civil-today.ts'
import { bookingState, freeUntil } from './domain/booking-state.ts'
import { priceFor } from './domain/price-for.ts'
import type { Slot } from './domain/slots.ts'
import { centsOf, type BookingRow, type ConsultantRow } from './queries.ts'

export function presentConsultant(row: ConsultantRow, lang: Lang): Consultant {
  const { id, words, avatar, rating, years, consultations, prices, minutes, timeZone } = row
  const { cents, currency } = priceFor(prices, lang)
  return {
    id,
    ...words[lang],
    avatar: avatar && `/storage/${avatar}`,
    rating,
    years,
    consultations,
    price: { amount: inMainUnit(cents), currency },
    minutes,
    time_zone: timeZone,
  }
}

/** Free hours by day, between two dates if they are given. */
export function presentSlots(slots: readonly Slot[], { from = '', to = '9999-12-31' } = {}): FreeDay[] {
  const within = slots.filter(({ date }) => date >= from && date <= to)
  return [...Map.groupBy(within, ({ date }) => date)].map(([date, hours]) => ({
    date,
    slots: hours.map(({ time, startsAt }) => ({ time, starts: startsAt.toISOString() })),
  }))
}

export const priceOf = (row: BookingRow) => ({ amount: inMainUnit(centsOf(row)), currency: row.priceCurrency })

/** A person's own booking, by the consultant's clock. */
export function presentBooking(row: BookingRow, consultant: ConsultantRow, lang: Lang, now: Date): Booking {
  const { startsAt, heldUntil } = row
  const { timeZone } = consultant
  const wallMs = startsAt.getTime() + zoneOffsetAt({ timeZone, utcMs: startsAt.getTime() }) * 1000
  const state = bookingState(row, now)
  const free = freeUntil(row)
  return {
    id: row.id,
    consultant: row.consultantId,
    name: consultant.words[lang].name,
    date: civilDateAt(startsAt, timeZone),
    time: new Date(wallMs).toISOString().slice(11, 16),
    starts: startsAt.toISOString(),
    minutes: row.minutes,
    time_zone: timeZone,
    price: priceOf(row),
    state: state === 'held' || state === 'done' ? state : 'booked',
    meeting_url: state === 'booked' ? consultant.meetingUrl || null : null,
    pay_url: state === 'held' ? row.payUrl : null,
    held_until: state === 'held' ? (heldUntil?.toISOString() ?? null) : null,
    free_until: state === 'booked' && free > now ? free.toISOString() : null,
  }
}

export function presentForStaff(
  {
    booking,
    email,
    consultant,
  }: {
    booking: BookingRow
    email: string | null
    consultant: ConsultantRow | null
  },
  { lang, now, site }: { lang: Lang; now: Date; site: string },
): StaffBooking {
  const state = bookingState(booking, now)
  const canChange = state === 'booked' && booking.startsAt > now && consultant !== null
  return {
    id: booking.id,
    user_id: booking.userId,
    email,
    consultant: booking.consultantId,
    consultant_name: consultant?.words[lang].name ?? '',
    starts: booking.startsAt.toISOString(),
    state,
    manage_url: canChange ? `${site}/consultation/${linkToken(booking.id, consultant.linkKey)}` : null,
    price: priceOf(booking),
    canceled_at: booking.canceledAt?.toISOString() ?? null,
  }
}
