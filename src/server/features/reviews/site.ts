import { REVIEWS_SHOWN, type ReviewSubject } from '#contract/reviews.ts'
import type { Lang } from '#language/lang.ts'
import type { ReportType } from '#product/catalogue/report.ts'
import type { Services } from '#platform/services.ts'
import { orLater } from '../../pages/or-later.ts'
import { presentReview } from './present.ts'
import { latestReviews, meanRating } from './queries.ts'

/** What pages are lent of reviews. */
export const reviewsSite = ({ db, env }: Services) => ({
  latestReviews: async (lang: Lang, page: keyof typeof REVIEWS_SHOWN, subject: ReviewSubject = 'service') =>
    (await orLater(latestReviews(db, lang, REVIEWS_SHOWN[page], subject))).map(presentReview),
  ratingOf: async ({ type, score, reviews }: { type: ReportType; score: number; reviews: number }) =>
    env.STATED_REPORT_RATINGS ? { score, reviews } : orLater(meanRating(db, type)),
})
