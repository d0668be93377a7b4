import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { Queries } from '../../api/queries.tsx'
import { formatNumber } from '../../i18n/format.ts'
import { Link } from '../../i18n/link.tsx'
import { useLang, useText } from '../../i18n/text.tsx'
import { useSignedIn } from '../../session/session.ts'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Stars } from '../../ui/stars.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useRefresh } from '../offline/use-refresh.ts'
import { ReviewCard } from './review-card.tsx'
import { reviewsPageText } from './page-text.ts'
import type { AllReviews } from './site.ts'
import { reviewsText } from './text.ts'

const OwnReviews = lazy(() => import('./own-reviews.tsx'))

const addressOf = (of: string | null, page: number) => {
  const asked = new URLSearchParams({ ...(of && { of }), ...(page > 1 && { page: `${page}` }) })
  return `/reviews${asked.size > 0 ? `?${asked}` : ''}`
}

/** What people say, all of it or of one report; those who are signed in may add to it. */
export function ReviewsPage({ reviews, of, page, pages, rating, subjects }: AllReviews) {
  const t = useText(reviewsPageText)
  const words = useText(reviewsText)
  const { lang } = useLang()
  const signedIn = useSignedIn()
  const refresh = useRefresh()
  const hydrated = useHydrated()
  return (
    <div className="page">
      <header className="pt-10 lg:pt-14">
        <p className="label">{t.label}</p>
        <h1 className="display-1 mt-5">{t.headline}</h1>
        <p className="prose-reading mt-6 max-w-[44rem]">{t.lead}</p>
      </header>
      <Queries>
        <Suspense>{hydrated && signedIn && <OwnReviews onChange={refresh} />}</Suspense>
      </Queries>
      {(subjects.length > 1 || of !== null) && <Filter of={of} subjects={subjects} />}
      {rating && (
        <p className="mt-8 flex items-center gap-3">
          <Stars value={rating.score} />
          <span className="label">{words.score(formatNumber(lang, rating.score), rating.reviews)}</span>
        </p>
      )}
      {reviews.length === 0 ? (
        <Card className="mt-12">
          <p className="display-3">{t.emptyTitle}</p>
          <p className="mt-2 font-text text-lg">{t.emptyText}</p>
        </Card>
      ) : (
        <ul className="mt-8 grid gap-6 lg:grid-cols-3 lg:gap-8">
          {reviews.map((review) => (
            <li key={review.created_at + review.text}>
              <ReviewCard review={review} about={of === null ? (review.title ?? t.service) : null} />
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav aria-label={t.pages} className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-3">
          {page > 1 && (
            <Link to={addressOf(of, page - 1)} rel="prev" className="link py-2">
              {t.newer}
            </Link>
          )}
          <span className="label">{words.place(page, pages)}</span>
          {page < pages && (
            <Link to={addressOf(of, page + 1)} rel="next" className="link py-2">
              {t.older}
            </Link>
          )}
        </nav>
      )}
    </div>
  )
}

/** Reviews of all, or of one thing that there are reviews of. */
function Filter({ of, subjects }: Pick<AllReviews, 'of' | 'subjects'>) {
  const t = useText(reviewsPageText)
  const navigate = useNavigate()
  const { lang } = useLang()
  return (
    <div className="mt-10 max-w-96">
      <Field label={t.filter}>
        {(field) => (
          <select
            {...field}
            className="input"
            value={of ?? ''}
            onChange={({ target }) => void navigate(addressOf(target.value || null, 1), { preventScrollReset: true })}
          >
            <option value="">{t.everything}</option>
            {of !== null && !subjects.some(({ subject }) => subject === of) && <option value={of}>{t.thisOne}</option>}
            {subjects.map(({ subject, title, count }) => (
              <option key={subject} value={subject}>
                {title ?? t.service} ({formatNumber(lang, count)})
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  )
}
