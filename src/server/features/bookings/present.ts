import type { Booking, FreeDay } from '#contract/bookings.ts'
import { zoneOffsetAt } from '#astro/birth-time/zone-offset-at.ts'
import { civilDateAt } from '../../platform/civil-today.ts'
import type { Slot } from './domain/slots.ts'
import type { BookingRow } from './queries.ts'

/** Free hours by day, between two dates if they are given. */
export function presentSlots(slots: readonly Slot[], { from = '', to = '9999-12-31' }): FreeDay[] {
  const within = slots.filter(({ date }) => date >= from && date <= to)
  return [...Map.groupBy(within, ({ date }) => date)].map(([date, hours]) => ({
    date,
    slots: hours.map(({ time, startsAt }) => ({ time, starts: startsAt.toISOString() })),
  }))
}

/** A booking by the consultant's clock. */
export function presentBooking(row: BookingRow, timeZone: string): Booking {
  const { startsAt } = row
  const wallMs = startsAt.getTime() + zoneOffsetAt({ timeZone, utcMs: startsAt.getTime() }) * 1000
  return {
    id: row.id,
    consultant: row.consultantId,
    date: civilDateAt(startsAt, timeZone),
    time: new Date(wallMs).toISOString().slice(11, 16),
    starts: startsAt.toISOString(),
    minutes: row.minutes,
    price: { amount: row.priceAmount, currency: row.priceCurrency },
  }
}
