import { reviewsStaffRoutes } from './staff-routes.ts'
import { REVIEW_SUBJECTS, REVIEWS_SHOWN } from '#contract/reviews.ts'
import type { Bind } from '../../http/bind.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { getOwnReviews } from './get-own-reviews.ts'
import { presentReview } from './present.ts'
import { deleteReview, latestReviews } from './queries.ts'
import { setReview } from './set-review.ts'

export function reviewsRoutes(bind: Bind, services: Services): void {
  const { db } = services

  bind('POST /reviews/get/:lang', async ({ params, body: { type } }) => {
    const limit = type === 'main' ? REVIEWS_SHOWN.main : REVIEWS_SHOWN.elsewhere
    const subject = REVIEW_SUBJECTS.find((known) => known === type) ?? 'service'
    return (await latestReviews(db, params.lang, limit, subject)).map(presentReview)
  })

  bind('POST /reviews/set', async ({ actor, body }) => {
    await setReview(services, actor.user, body)
    return { status: 'success', state: 'pending' }
  })

  bind('GET /reviews/mine', ({ actor }) => getOwnReviews(services, actor.user))

  bind('DELETE /reviews/:id', async ({ actor, params }) => {
    if (!(await deleteReview(db, actor.user.id, params.id))) throw new AppError('not_found')
    return { status: 'success' }
  })

  reviewsStaffRoutes(bind, services)
}
