import { REVIEW_SUBJECTS, REVIEWS_A_PAGE, REVIEWS_SHOWN, type ReviewSubject } from '#contract/reviews.ts'
import type { Lang } from '#language/lang.ts'
import type { ReportType } from '#product/catalogue/report.ts'
import type { Services } from '#platform/services.ts'
import { orLater } from '../../pages/or-later.ts'
import { presentReview, titleOf } from './present.ts'
import { countShown, latestReviews, listShown, meanRating } from './queries.ts'

/** What pages are lent of reviews. */
export const reviewsSite = ({ db, env }: Services) => ({
  latestReviews: async (lang: Lang, page: keyof typeof REVIEWS_SHOWN, subject: ReviewSubject = 'service') =>
    (await orLater(latestReviews(db, lang, REVIEWS_SHOWN[page], subject))).map(presentReview),
  /** A page of all reviews; `of` is what they are of, and the page the nearest there is. */
  allReviews: async (lang: Lang, asked: { page: number; of: string | null }) => {
    const of = REVIEW_SUBJECTS.find((known) => known === asked.of) ?? null
    const { total, mean } = await orLater(listShown(db, lang, { page: 1, subject: of }))
    const pages = Math.max(1, Math.ceil(total / REVIEWS_A_PAGE))
    const page = Number.isInteger(asked.page) ? Math.min(pages, Math.max(1, asked.page)) : 1
    const { rows } = await orLater(listShown(db, lang, { page, subject: of }))
    const subjects = await orLater(countShown(db, lang))
    return {
      reviews: rows.map((row) => ({ ...presentReview(row), title: titleOf(row.subject, lang) })),
      of,
      page,
      pages,
      rating: mean === null ? null : { score: mean, reviews: total },
      subjects: subjects.map(({ subject, total: count }) => ({ subject, title: titleOf(subject, lang), count })),
    }
  },
  ratingOf: async ({ type, score, reviews }: { type: ReportType; score: number; reviews: number }) =>
    env.STATED_REPORT_RATINGS ? { score, reviews } : orLater(meanRating(db, type)),
})
