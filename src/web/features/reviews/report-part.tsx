import type { Report, ReportType } from '#product/catalogue/report.ts'
import { formatNumber } from '../../i18n/format.ts'
import { Link } from '../../i18n/link.tsx'
import { useLang, useText } from '../../i18n/text.tsx'
import { definePart } from '../../page-part.tsx'
import { Stars } from '../../ui/stars.tsx'
import type { ReviewsOf } from './site.ts'
import { reviewsText } from './text.ts'
import type { Review } from '#contract/reviews.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { ReviewCard } from './review-card.tsx'

function RatingLine({ data: { rating } }: { data: Pick<ReviewsOf, 'rating'> }) {
  const t = useText(reviewsText)
  const { lang } = useLang()
  return (
    rating && (
      <li className="flex items-center gap-3">
        <Stars value={rating.score} />
        <span className="label">{t.score(formatNumber(lang, rating.score), rating.reviews)}</span>
      </li>
    )
  )
}

export const reviewsOfReport = definePart({
  load: async (site, lang, report: Report): Promise<ReviewsOf> => ({
    rating: await site.ratingOf(report),
    reviews: await site.latestReviews(lang, 'elsewhere', report.type),
    type: report.type,
  }),
  places: { facts: RatingLine, more: ({ data: { reviews, type } }) => <ReportReviews reviews={reviews} type={type} /> },
})

/** The latest reviews of a report; nothing while there are none. */
function ReportReviews({ reviews, type }: { reviews: readonly Review[]; type: ReportType }) {
  const t = useText(reviewsText)
  if (reviews.length === 0) return null
  return (
    <PageSection id="reviews" title={t.sectionTitle}>
      <ul className="mt-8 grid gap-6 lg:grid-cols-3 lg:gap-8">
        {reviews.map((review) => (
          <li key={review.created_at + review.text}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <Link to={`/reviews?of=${type}`} className="link">
          {t.allOfReport}
        </Link>
      </p>
    </PageSection>
  )
}
