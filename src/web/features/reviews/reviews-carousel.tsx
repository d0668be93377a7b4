import { useEffect, useRef, useState } from 'react'
import type { Review } from '#contract/reviews.ts'
import { useText } from '../../i18n/text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ReviewCard } from './review-card.tsx'
import { reviewsText } from './text.ts'

const SHOWN_MS = 5_000
/** A slide is let finish: what is pressed meanwhile is not heard. */
const LOCK_MS = 500
const SWIPE_PX = 40

const wrap = (index: number, count: number) => ((index % count) + count) % count
const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Reviews one after another. It moves by itself only while it is on the screen, and nobody points at it or reads it by keyboard. */
export function ReviewsCarousel({ reviews }: { reviews: readonly Review[] }) {
  const t = useText(reviewsText)
  const box = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const [held, setHeld] = useState(false)
  const lockedUntil = useRef(0)
  const touchedAt = useRef<number | null>(null)
  const count = reviews.length

  const move = (step: number) => {
    if (performance.now() < lockedUntil.current) return
    lockedUntil.current = performance.now() + LOCK_MS
    setAt((index) => wrap(index + step, count))
  }

  useEffect(() => {
    const element = box.current
    if (!element || held || count < 2 || prefersStill()) return undefined
    let timer: ReturnType<typeof setInterval> | undefined
    const seen = new IntersectionObserver(([entry]) => {
      clearInterval(timer)
      if (entry?.isIntersecting) timer = setInterval(() => setAt((index) => wrap(index + 1, count)), SHOWN_MS)
    })
    seen.observe(element)
    return () => {
      clearInterval(timer)
      seen.disconnect()
    }
  }, [held, count])

  return (
    <div
      ref={box}
      role="group"
      aria-roledescription="carousel"
      aria-label={t.carousel}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onTouchStart={(event) => (touchedAt.current = event.touches[0]?.clientX ?? null)}
      onTouchEnd={(event) => {
        const from = touchedAt.current
        const to = event.changedTouches[0]?.clientX
        if (from !== null && to !== undefined && Math.abs(to - from) > SWIPE_PX) move(to < from ? 1 : -1)
        touchedAt.current = null
      }}
    >
      {/* All of them lie in one cell, so that the tallest sets the height and nothing jumps. */}
      <div className="mx-auto grid max-w-[46rem]" aria-live={held ? 'polite' : 'off'}>
        {reviews.map((review, i) => (
          <div
            key={review.created_at + review.text}
            inert={i !== at}
            className={`col-start-1 row-start-1 transition-opacity duration-(--calm) ${i === at ? '' : 'opacity-0'}`}
          >
            <ReviewCard review={review} />
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className="mt-5 flex items-center justify-center gap-4">
          <button type="button" className="icon-button" aria-label={t.previous} onClick={() => move(-1)}>
            <Icon name="back" />
          </button>
          <p className="figures text-ink-2">{t.place(at + 1, count)}</p>
          <button type="button" className="icon-button" aria-label={t.next} onClick={() => move(1)}>
            <Icon name="arrow" />
          </button>
        </div>
      )}
    </div>
  )
}
