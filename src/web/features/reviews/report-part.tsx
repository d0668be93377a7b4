import type { Report } from '#product/catalogue/report.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { definePart } from '../../page-part.tsx'
import { Stars } from '../../ui/stars.tsx'
import { ReportReviews } from './report-reviews.tsx'
import type { ReviewsOf } from './site.ts'
import { reviewsText } from './text.ts'

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
  }),
  places: { facts: RatingLine, more: ({ data: { reviews } }) => <ReportReviews reviews={reviews} /> },
})
