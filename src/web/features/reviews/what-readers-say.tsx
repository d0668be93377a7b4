import type { Review } from '#contract/reviews.ts'
import { Link } from '../../i18n/link.tsx'
import { useText } from '../../i18n/text.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { ReviewsCarousel } from './reviews-carousel.tsx'
import { reviewsText } from './text.ts'

/** The latest reviews. */
export default function WhatReadersSay({ reviews }: { reviews: readonly Review[] }) {
  const t = useText(reviewsText)
  return (
    <PageSection id="readers" title={t.sectionTitle} centered>
      <div className="mt-9">
        <ReviewsCarousel reviews={reviews} />
      </div>
      <p className="mt-6 text-center">
        <Link to="/reviews" className="link">
          {t.all}
        </Link>
      </p>
    </PageSection>
  )
}
