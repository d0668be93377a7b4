import { answerSupport } from './answer-support.ts'
import { presentSupport } from './present.ts'
import { listSupport } from './queries.ts'
import type { Bind } from '../../http/bind.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#core/actors/api.ts'
import { presentPage, presentStaff } from '../staff/api.ts'

const DONE = { status: 'success' } as const

/** What the staff calls. */
export function supportStaffRoutes(bind: Bind, services: Services): void {
  const staffOf = (actor: Actor) => presentStaff(services, actor)
  const { db } = services

  bind('GET /admin/support/:number', async ({ params: { number: page } }) => {
    const { rows, total } = await listSupport(db, page)
    return presentPage(page, total, rows.map(presentSupport))
  })

  bind('PATCH /admin/support/:number', async ({ actor, params, body }) => {
    await answerSupport(services, staffOf(actor), { id: params.number, ...body })
    return DONE
  })
}
