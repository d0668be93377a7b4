import { Link } from 'react-router'
import { DELIVERY_MINUTES } from '#contract/catalogue/report.ts'
import type { OfferedReport } from '#contract/catalogue/catalogue.ts'
import type { ReportNeeds } from '#contract/reports.ts'
import type { Review } from '#contract/reviews.ts'
import type { Rating } from '../../context.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Stars } from '../../ui/stars.tsx'
import { ReviewCard } from '../reviews/review-card.tsx'
import { reviewsText } from '../reviews/text.ts'
import { OrderBox } from './order-box.tsx'
import { ReportCard, type CardReport } from './report-card.tsx'
import { ReportPicture } from './report-picture.tsx'
import { reportsText } from './text.ts'

export interface ReportPageData {
  report: OfferedReport
  others: CardReport[]
  rating: Rating | null
  /** What was last said of the service. */
  reviews: Review[]
  /** What it asks for to be ordered; null while the product cannot write it. */
  needs: ReportNeeds | null
}

/** One report: what question it answers, what is computed for it, what it costs. */
export function ReportPage({ report, rating, others, reviews, needs }: ReportPageData) {
  const t = useText(reportsText)
  return (
    <div className="page">
      <Link to="/reports" className="link mt-6 inline-flex items-center gap-2 text-[0.9375rem] lg:mt-10">
        <Icon name="back" size={18} />
        {t.back}
      </Link>
      <Opening report={report} rating={rating} needs={needs} />
      <section aria-labelledby="details" className="pt-20 lg:pt-28">
        <h2 id="details" className="display-2">
          {t.detailsTitle}
        </h2>
        <ol className="mt-8 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {report.details.map(({ title, text }, i) => (
            <li key={title} className="border-t border-ink pt-4">
              <p className="flex items-baseline justify-between gap-4">
                <span className="display-3">{title}</span>
                <span className="figures text-accent" aria-hidden>
                  {i + 1}
                </span>
              </p>
              <p className="mt-3 font-text text-[1.0625rem]/7">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="features" className="pt-20 lg:pt-28">
        <h2 id="features" className="display-2">
          {t.featuresTitle}
        </h2>
        <ul className="mt-8 grid gap-6 lg:grid-cols-3">
          {report.features.map(({ title, text }) => (
            <li key={title} className="plate px-7 py-8">
              <p className="display-3">{title}</p>
              <p className="mt-3 font-text text-[1.0625rem]/7">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <Reviews reviews={reviews} />
      <section aria-labelledby="others" className="pt-20 lg:pt-28">
        <h2 id="others" className="display-2">
          {t.othersTitle}
        </h2>
        <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8">
          {others.map((other) => (
            <li key={other.type}>
              <ReportCard report={other} action={t.more} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Reviews({ reviews }: Pick<ReportPageData, 'reviews'>) {
  const t = useText(reviewsText)
  if (reviews.length === 0) return null
  return (
    <section aria-labelledby="reviews" className="pt-20 lg:pt-28">
      <h2 id="reviews" className="display-2">
        {t.sectionTitle}
      </h2>
      <ul className="mt-8 grid gap-6 lg:grid-cols-3 lg:gap-8">
        {reviews.map((review) => (
          <li key={review.created_at + review.text}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Opening({ report, rating, needs }: Pick<ReportPageData, 'report' | 'rating' | 'needs'>) {
  const t = useText(reportsText)
  const { lang } = useLang()
  return (
    <div className="mt-6 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <div>
        <p className="label">{report.categories.map((name) => t.categories[name]).join(' · ')}</p>
        <h1 className="display-2 mt-4">{report.title}</h1>
        <p className="prose-reading mt-6 max-w-[40rem]">{report.lead}</p>
        <ul className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
          {rating && (
            <li className="flex items-center gap-3">
              <Stars value={rating.score} />
              <span className="label">{t.score(formatNumber(lang, rating.score), rating.reviews)}</span>
            </li>
          )}
          <li className="label">{t.delivery(DELIVERY_MINUTES)}</li>
          <li className="label">{t.pages}</li>
        </ul>
      </div>
      <div className="plate self-start">
        <ReportPicture type={report.type} first sizes="(min-width: 68rem) 34rem, 92vw" className="h-auto w-full" />
      </div>
      <section aria-labelledby="benefits">
        <h2 id="benefits" className="display-3">
          {t.benefitsTitle}
        </h2>
        <ul className="mt-4">
          {report.benefits.map((benefit) => (
            <li key={benefit} className="flex gap-4 border-t border-rule py-3 font-text text-lg">
              <Icon name="check" size={20} className="mt-1 shrink-0 text-accent" />
              {benefit}
            </li>
          ))}
        </ul>
      </section>
      <OrderBox type={report.type} needs={needs} />
    </div>
  )
}
