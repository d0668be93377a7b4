import { useState } from 'react'
import { useText } from '../../i18n/text.tsx'
import { STAR } from '../../ui/stars.tsx'
import { ownReviewsText } from './own-reviews-text.ts'

const RATINGS = [1, 2, 3, 4, 5] as const

interface StarInputProps {
  name: string
  value: number
  onChange: (value: number) => void
}

/** Five stars to choose from, as radio buttons; the pointer shows what it would choose. */
export function StarInput({ name, value, onChange }: StarInputProps) {
  const t = useText(ownReviewsText)
  const [hovered, setHovered] = useState<number | null>(null)
  const lit = hovered ?? value
  return (
    <div className="flex text-accent" onPointerLeave={() => setHovered(null)}>
      {RATINGS.map((rating) => (
        <label
          key={rating}
          className="cursor-pointer p-1.5 has-focus-visible:outline-2 has-focus-visible:outline-sky"
          onPointerEnter={() => setHovered(rating)}
        >
          <input
            type="radio"
            name={name}
            value={rating}
            checked={value === rating}
            onChange={() => onChange(rating)}
            className="sr-only"
          />
          <span className="sr-only">{t.star(rating)}</span>
          <svg
            viewBox="0 0 24 24"
            width={32}
            height={32}
            fill={rating <= lit ? 'currentColor' : 'none'}
            stroke="currentColor"
            strokeWidth={1.25}
            strokeLinejoin="round"
            aria-hidden
          >
            <path d={STAR} />
          </svg>
        </label>
      ))}
    </div>
  )
}
