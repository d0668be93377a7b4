import { lazy, Suspense } from 'react'
import type { Review } from '#contract/reviews.ts'
import { Queries } from '../../api/queries.tsx'
import { useText } from '../../i18n/text.tsx'
import { useSignedIn } from '../../session/session.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useRefresh } from '../offline/use-refresh.ts'
import { ReviewCard } from './review-card.tsx'
import { reviewsPageText } from './page-text.ts'
import { Card } from '../../ui/card.tsx'

const OwnReviews = lazy(() => import('./own-reviews.tsx'))

/** What people say; those who are signed in may add to it. */
export function ReviewsPage({ reviews }: { reviews: readonly Review[] }) {
  const t = useText(reviewsPageText)
  const signedIn = useSignedIn()
  const refresh = useRefresh()
  const hydrated = useHydrated()
  return (
    <div className="page">
      <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6 pt-10 lg:pt-14">
        <div>
          <p className="label">{t.label}</p>
          <h1 className="display-1 mt-5">{t.headline}</h1>
          <p className="prose-reading mt-6 max-w-[44rem]">{t.lead}</p>
        </div>
      </header>
      <Queries>
        <Suspense>{hydrated && signedIn && <OwnReviews onChange={refresh} />}</Suspense>
      </Queries>
      {reviews.length === 0 ? (
        <Card className="mt-12">
          <p className="display-3">{t.emptyTitle}</p>
          <p className="mt-2 font-text text-lg">{t.emptyText}</p>
        </Card>
      ) : (
        <ul className="mt-12 grid gap-6 lg:grid-cols-3 lg:gap-8">
          {reviews.map((review) => (
            <li key={review.created_at + review.text}>
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
