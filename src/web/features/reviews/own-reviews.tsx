import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { OwnReview } from '#contract/reviews.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Stars } from '../../ui/stars.tsx'
import { showToast } from '../../ui/toast.ts'
import { ConfirmFirst } from '../account/confirm-first.tsx'
import { ownReviewsText } from './own-reviews-text.ts'
import { Button } from '../../ui/button.tsx'

const AddReview = lazy(() => import('./add-review.tsx'))
const MINE = ['reviews', 'mine'] as const

/** What the person has said and what became of it, and the way to say more. */
export default function OwnReviews({ onChange }: { onChange: () => void }) {
  const t = useText(ownReviewsText)
  const words = useText(common)
  const client = useQueryClient()
  const [adding, setAdding] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: MINE,
    queryFn: ({ signal }) => call('GET /reviews/mine', { signal }),
  })
  if (error)
    return (
      <p className="mt-8">
        {sentenceOf(error, words.broken)}{' '}
        <button type="button" className="link" onClick={() => void refetch()}>
          {words.tryAgain}
        </button>
      </p>
    )
  if (!data) return null
  const { confirmed, reviews, open } = data
  const changed = () => {
    onChange()
    return client.invalidateQueries({ queryKey: MINE })
  }
  return (
    <section aria-label={t.mine} className="mt-10">
      {!confirmed ? (
        <ConfirmFirst />
      ) : open.length > 0 ? (
        <Button onClick={() => setAdding(true)}>
          <Icon name="plus" size={18} />
          {t.add}
        </Button>
      ) : (
        reviews.length === 0 && <p className="caption">{t.useFirst}</p>
      )}
      {reviews.length > 0 && (
        <>
          <h2 className="display-3 mt-10">{t.mine}</h2>
          <ul className="mt-3 border-t border-rule">
            {reviews.map((review) => (
              <Own key={review.id} review={review} onChange={changed} />
            ))}
          </ul>
        </>
      )}
      <Suspense>
        {adding && <AddReview open={open} onClose={() => setAdding(false)} onSent={() => void changed()} />}
      </Suspense>
    </section>
  )
}

function Own({ review, onChange }: { review: OwnReview; onChange: () => Promise<void> }) {
  const t = useText(ownReviewsText)
  const words = useText(common)
  const { id, title, text, rating, state, reason } = review
  const remove = useMutation({
    mutationFn: () => call('DELETE /reviews/:id', { params: { id } }),
    onSuccess: async () => {
      showToast(t.removed)
      await onChange()
    },
    onError: (error) => showToast(sentenceOf(error, words.broken)),
  })
  return (
    <li className="border-b border-rule py-4">
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-ink-2">
        <Stars value={rating} />
        <span>{title ?? t.service}</span>
        <span>{t.states[state]}</span>
      </p>
      <p className="mt-1 max-w-[44rem] font-text whitespace-pre-line">{text}</p>
      {reason && (
        <p className="mt-1 max-w-[44rem] text-ink-2">
          {t.reason} {reason}
        </p>
      )}
      <button type="button" className="link mt-1" disabled={remove.isPending} onClick={() => remove.mutate()}>
        {t.remove}
      </button>
    </li>
  )
}
