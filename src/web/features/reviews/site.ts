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
  type: ReportType
}

/** One of all reviews, with what it is of: null of the service. */
export interface ListedReview extends Review {
  title: string | null
}

/** A page of all reviews, of one thing or of all. */
export interface AllReviews {
  reviews: ListedReview[]
  of: ReviewSubject | null
  page: number
  pages: number
  rating: Rating | null
  /** Of what there are reviews, and how many. */
  subjects: { subject: ReviewSubject; title: string | null; count: number }[]
}

declare module '../../context.ts' {
  interface Site {
    /** What people said last of the service or of a report, in a language, newest first; as many as a page has room for. */
    latestReviews(lang: Lang, page: keyof typeof REVIEWS_SHOWN, subject?: ReviewSubject): Promise<Review[]>
    /** All that is shown in a language, a page at a time. */
    allReviews(lang: Lang, asked: { page: number; of: string | null }): Promise<AllReviews>
    /** The rating beside a report: the catalogue's where the operator stands by it, else that of the reviews of this report. */
    ratingOf(report: Rating & { type: ReportType }): Promise<Rating | null>
  }
}
