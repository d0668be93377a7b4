import type { Review } from '#contract/reviews.ts'
import { formatInstantDate } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Stars } from '../../ui/stars.tsx'
import { reviewsText } from './text.ts'
import { Card } from '../../ui/card.tsx'

const SIDE = 56

/** One review with its answer; `about` says what it is of, where that isn't plain. */
export function ReviewCard({ review, about = null }: { review: Review; about?: string | null }) {
  const t = useText(reviewsText)
  const { lang } = useLang()
  const { name, location, text, rating, created_at, answer } = review
  return (
    <Card as="figure" className="flex h-full flex-col">
      <p>
        <Stars value={rating} />
        <span className="sr-only">{t.rated(rating)}</span>
      </p>
      {about && <p className="label mt-3">{about}</p>}
      <blockquote className="mt-4 flex-1 font-text text-lg/8 whitespace-pre-line">{text}</blockquote>
      <figcaption className="mt-6 flex items-center gap-4">
        <Face review={review} />
        <span>
          <span className="block font-medium">{name}</span>
          <span className="block text-xs text-ink-2">
            {location && `${location}, `}
            {/* The day by the world's clock, so that server and browser name the same one. */}
            {formatInstantDate(lang, created_at, 'long', 'UTC')}
          </span>
        </span>
      </figcaption>
      {answer && (
        <div className="mt-5 border-l-2 border-accent pl-4">
          <p className="label">{t.answer}</p>
          <p className="mt-1 font-text text-md/7 whitespace-pre-line">{answer}</p>
        </div>
      )}
    </Card>
  )
}

function Face({ review: { avatar, name } }: { review: Review }) {
  if (avatar)
    return (
      <img
        src={avatar}
        width={SIDE}
        height={SIDE}
        alt=""
        loading="lazy"
        className="size-14 shrink-0 rounded-full border border-rule-2 object-cover"
      />
    )
  return (
    <span
      aria-hidden
      className="grid size-14 shrink-0 place-items-center rounded-full border border-rule-2 font-display text-3xl font-light text-accent"
    >
      {[...name][0]?.toUpperCase()}
    </span>
  )
}
