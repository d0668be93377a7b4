import { callOffBooking } from './change-booking.ts'
import { addConsultant, changeConsultant, listAllConsultants, setConsultantPicture } from './consultants.ts'
import { presentForStaff } from './present.ts'
import { listBookings } from './queries.ts'
import type { Bind } from '../../http/bind.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#core/actors/api.ts'
import { presentPage, presentStaff } from '../staff/api.ts'

const DONE = { status: 'success' } as const

/** What the staff calls. */
export function bookingsStaffRoutes(bind: Bind, services: Services): void {
  const staffOf = (actor: Actor) => presentStaff(services, actor)
  const { db } = services

  bind('GET /admin/bookings/:page', async ({ params: { page }, caller: { lang } }) => {
    const { rows, total } = await listBookings(db, page)
    const by = { lang, now: services.clock(), site: services.env.PUBLIC_URL }
    return presentPage(
      page,
      total,
      rows.map((row) => presentForStaff(row, by)),
    )
  })

  bind('DELETE /admin/booking/:id', async ({ actor, params, body }) => {
    await callOffBooking(services, staffOf(actor), { id: params.id, ...body })
    return DONE
  })

  bind('GET /admin/consultants', () => listAllConsultants(services))

  bind('POST /admin/consultants', async ({ actor, body }) => ({
    ...DONE,
    id: await addConsultant(services, staffOf(actor), body),
  }))

  bind('PUT /admin/consultant/:id', async ({ actor, params, body }) => {
    await changeConsultant(services, staffOf(actor), params.id, body)
    return DONE
  })

  bind('POST /admin/consultant/:id/picture', async ({ actor, params, body }) => {
    await setConsultantPicture(services, staffOf(actor), params.id, body.picture)
    return DONE
  })
}
