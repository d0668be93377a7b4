import { REVIEWS_SHOWN } from '#contract/reviews.ts'
import type { Bind } from '../../http/bind.ts'
import type { Services } from '../../platform/services.ts'
import { presentReview } from './present.ts'
import { latestReviews } from './queries.ts'
import { setReview } from './set-review.ts'

export function reviewsRoutes(bind: Bind, services: Services): void {
  bind('POST /reviews/get/:lang', async ({ params, body }) => {
    const limit = body.type === 'main' ? REVIEWS_SHOWN.main : REVIEWS_SHOWN.elsewhere
    return (await latestReviews(services.db, params.lang, limit)).map(presentReview)
  })

  bind('POST /reviews/set', async ({ actor, body }) => {
    await setReview(services, actor.user, body)
    return { status: 'success' }
  })
}
