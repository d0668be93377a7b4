import type { Review } from '#contract/reviews.ts'
import { useText } from '../../i18n/text.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { ReviewCard } from './review-card.tsx'
import { reviewsText } from './text.ts'

/** The latest reviews of a report; nothing while there are none. */
export function ReportReviews({ reviews }: { reviews: readonly Review[] }) {
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
    </PageSection>
  )
}
