/** A star in 24 × 24. */
export const STAR = 'M12 3L14.6 9.2L21.3 9.8L16.2 14.2L17.7 20.7L12 17.2L6.3 20.7L7.8 14.2L2.7 9.8L9.4 9.2Z'
const COUNT = 5

/** Five stars, filled up to a value of 0 to 5 in tenths. A picture: what it says stands in words beside it. */
export function Stars({ value, size = 18 }: { value: number; size?: number }) {
  return (
    <span className="inline-flex gap-0.5 text-accent" aria-hidden>
      {Array.from({ length: COUNT }, (_, i) => {
        const part = Math.min(1, Math.max(0, value - i))
        return (
          <svg
            key={i}
            viewBox="0 0 24 24"
            width={size}
            height={size}
            fill="none"
            stroke="currentColor"
            strokeWidth={1.25}
          >
            <path d={STAR} strokeLinejoin="round" />
            <path d={STAR} fill="currentColor" stroke="none" clipPath={`inset(0 ${(1 - part) * 100}% 0 0)`} />
          </svg>
        )
      })}
    </span>
  )
}
