import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../../i18n/link.tsx'
import type { Days } from '../../session/daily-cache.ts'

/** What a link to another day leaves in the history, for the page to begin at its date. */
export const OPENED_DAY = 'opened day'

/** Whether a day's page can be read: it is in the plan, and written. */
export const isReadable = (days: Days, date: string) => Boolean(days[date]?.content)

/** A link to the page of another day: this page with that day. */
export function DayLink({ date, className, children }: { date: string; className?: string; children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <Link to={`${pathname}?date=${date}`} state={OPENED_DAY} className={className}>
      {children}
    </Link>
  )
}
