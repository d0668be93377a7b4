import { bookingsStaffRoutes } from './staff-routes.ts'
import type { Bind } from '../../http/bind.ts'
import type { Services } from '#platform/services.ts'
import { book } from './book.ts'
import { findByLink, getByLink } from './by-link.ts'
import { cancel, move } from './change-booking.ts'
import { freeSlots, getConsultant } from './free-slots.ts'
import { presentBooking, presentConsultant, presentSlots } from './present.ts'
import { bookingsOf, listConsultants } from './queries.ts'

/** For so long a consultation that is over is still named. */
const RECENT_MS = 14 * 86_400_000

export function bookingsRoutes(bind: Bind, services: Services): void {
  const { db, clock } = services

  bind('GET /consultants', async ({ caller }) =>
    (await listConsultants(db)).map((row) => presentConsultant(row, caller.lang)),
  )

  bind('GET /consultants/:id/slots', async ({ params, query }) => {
    const consultant = await getConsultant(services, params.id)
    return { time_zone: consultant.timeZone, days: presentSlots(await freeSlots(services, consultant), query) }
  })

  bind('GET /bookings', async ({ actor: { user } }) => {
    const now = clock()
    const rows = await bookingsOf(db, user.id, new Date(now.getTime() - RECENT_MS), now)
    const known = new Map((await listConsultants(db, 'all')).map((row) => [row.id, row]))
    return rows.flatMap((row) => {
      const consultant = known.get(row.consultantId)
      return consultant ? [presentBooking(row, consultant, user.lang, now)] : []
    })
  })

  bind('POST /bookings', async ({ actor, body }) => ({
    status: 'success',
    ...(await book(services, actor.user, body)),
  }))

  bind('PATCH /bookings/:id', async ({ actor, params, body }) => {
    await move(services, params.id, { by: 'person', userId: actor.user.id }, body)
    return { status: 'success' }
  })

  bind('DELETE /bookings/:id', async ({ actor, params }) => {
    const { refunded } = await cancel(services, params.id, { by: 'person', userId: actor.user.id })
    return { status: 'success', refunded }
  })

  bind('GET /consultation/:token', ({ params }) => getByLink(services, params.token))

  bind('PATCH /consultation/:token', async ({ params, body }) => {
    const { booking } = await findByLink(services, params.token)
    await move(services, booking.id, { by: 'consultant' }, body)
    return { status: 'success' }
  })

  bind('DELETE /consultation/:token', async ({ params, body }) => {
    const { booking } = await findByLink(services, params.token)
    await cancel(services, booking.id, { by: 'consultant', reason: body.reason })
    return { status: 'success' }
  })

  bookingsStaffRoutes(bind, services)
}
