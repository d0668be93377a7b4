import { voidParts, type VoidPart } from './void-hours.ts'
import type { CalendarContent } from '#contract/calendar.ts'

const WIDTH = 40
const MIDDLE = 3

/** The hours of a day with the Moon void of course, as a thick part of a thin line from midnight to midnight. */
export function VoidStripe({ parts, className = '' }: { parts: readonly VoidPart[]; className?: string }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${2 * MIDDLE}`} width={WIDTH} height={2 * MIDDLE} aria-hidden className={className}>
      <path d={`M0 ${MIDDLE}H${WIDTH}`} stroke="var(--rule-2)" strokeWidth={1} />
      {parts.map(({ from, to }) => (
        // An hour at least is seen.
        <path
          key={from}
          d={`M${from * WIDTH} ${MIDDLE}H${Math.max(to * WIDTH, from * WIDTH + 1.6)}`}
          stroke="var(--ink-2)"
          strokeWidth={4}
        />
      ))}
    </svg>
  )
}

/** The stripe of a date; nothing on one without such hours. */
export function DayVoid({ date, content }: { date: string; content: CalendarContent }) {
  const parts = voidParts(date, content.lunarCalendar.void_moon ?? [])
  return parts.length > 0 && <VoidStripe parts={parts} />
}
