import type { Review, ReviewSubject } from '#contract/reviews.ts'
import type { Lang } from '#language/lang.ts'
import type { ReportType } from '#product/catalogue/report.ts'

/** A mean of ratings, of 5, and how many they are. */
export interface Rating {
  score: number
  reviews: number
}

/** What page loaders are lent of reviews. */
export interface ReviewsSite {
  /** What people said last of the service or of a report, in a language, newest first. */
  latestReviews(lang: Lang, limit: number, subject?: ReviewSubject): Promise<Review[]>
  /** The rating beside a report: the catalogue's where the operator stands by it, else that of the reviews of this report. */
  ratingOf(report: Rating & { type: ReportType }): Promise<Rating | null>
}
