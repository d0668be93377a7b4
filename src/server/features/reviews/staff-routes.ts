import { answerReview, moderateReview } from './moderate-review.ts'
import { presentForStaff } from './present.ts'
import { listReviewsOfAll } from './queries.ts'
import type { Bind } from '../../http/bind.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#core/actors/api.ts'
import { presentPage, presentStaff } from '../staff/api.ts'

const DONE = { status: 'success' } as const

/** What the staff calls. */
export function reviewsStaffRoutes(bind: Bind, services: Services): void {
  const staffOf = (actor: Actor) => presentStaff(services, actor)
  const { db } = services

  bind('GET /admin/reviews/:page', async ({ params: { page }, query }) => {
    const { rows, total } = await listReviewsOfAll(db, page, query.state)
    return presentPage(page, total, rows.map(presentForStaff))
  })

  bind('PATCH /admin/review/:id', async ({ actor, params, body }) => {
    await moderateReview(services, staffOf(actor), { id: params.id, ...body })
    return DONE
  })

  bind('PUT /admin/review/:id/answer', async ({ actor, params, body }) => {
    await answerReview(services, staffOf(actor), { id: params.id, ...body })
    return DONE
  })
}
