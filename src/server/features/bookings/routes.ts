import type { Bind } from '../../http/bind.ts'
import type { Services } from '../../platform/services.ts'
import { book, consultantOf, freeSlots, giveBack } from './book.ts'
import { findConsultant, listConsultants } from './domain/consultants.ts'
import { presentBooking, presentSlots } from './present.ts'
import { comingBookings } from './queries.ts'

export function bookingsRoutes(bind: Bind, services: Services): void {
  const { db, clock } = services

  bind('GET /consultants', async ({ caller }) => listConsultants(caller.lang))

  bind('GET /consultants/:id/slots', async ({ params, query, caller }) => {
    const consultant = consultantOf(params.id, caller.lang)
    return { time_zone: consultant.time_zone, days: presentSlots(await freeSlots(services, consultant), query) }
  })

  bind('GET /bookings', async ({ actor: { user } }) => {
    const rows = await comingBookings(db, user.id, clock())
    return rows.map((row) => presentBooking(row, findConsultant(row.consultantId, user.lang)?.time_zone ?? 'UTC'))
  })

  bind('POST /bookings', async ({ actor, body }) => ({
    status: 'success',
    id: await book(services, actor.user, body),
  }))

  bind('DELETE /bookings/:id', async ({ actor, params }) => {
    await giveBack(services, actor.user, params.id)
    return { status: 'success' }
  })
}
