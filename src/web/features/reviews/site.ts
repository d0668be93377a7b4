import type { Review, REVIEWS_SHOWN, ReviewSubject } from '#contract/reviews.ts'
import type { Lang } from '#language/lang.ts'
import type { ReportType } from '#product/catalogue/report.ts'

/** A mean of ratings, of 5, and how many they are. */
interface Rating {
  score: number
  reviews: number
}

/** What is shown of a report's readers on its page. */
export interface ReviewsOf {
  rating: Rating | null
  reviews: Review[]
}

declare module '../../context.ts' {
  interface Site {
    /** What people said last of the service or of a report, in a language, newest first; as many as a page has room for. */
    latestReviews(lang: Lang, page: keyof typeof REVIEWS_SHOWN, subject?: ReviewSubject): Promise<Review[]>
    /** The rating beside a report: the catalogue's where the operator stands by it, else that of the reviews of this report. */
    ratingOf(report: Rating & { type: ReportType }): Promise<Rating | null>
  }
}
