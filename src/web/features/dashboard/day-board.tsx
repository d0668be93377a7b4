import { useEffect, useRef, type ReactNode, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { formatDate } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { useSession } from '../../session/session.ts'
import { useToday } from '../../ui/clock.ts'
import { NoDays } from '../birth-time/no-days.tsx'
import { LunarCard } from '../calendar/lunar-card.tsx'
import { useLunar } from '../calendar/use-lunar.ts'
import { BlankPage } from './blank-page.tsx'
import { DashboardFrame } from './dashboard-frame.tsx'
import { OPENED_DAY } from './day-link.tsx'
import { PersonChoice } from './person-choice.tsx'
import { DayPage } from './day-page.tsx'
import { DayStrip } from './day-strip.tsx'
import { MoonLine } from './moon-line.tsx'
import { SpanNav } from './span-nav.tsx'
import { dayToShow, moonChange, openDates } from './sections.ts'
import { dashboardText } from './text.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { keepDays, keptDays } from '../../session/daily-cache.ts'
import { isSettled, pollStep } from './day-state.ts'

/** A day with its date, the strip of days and the Moon; `aside` is what else stands in the side column, `notice` above the day. */
export function DayBoard({ aside, notice }: { aside?: ReactNode; notice?: ReactNode }) {
  const t = useText(dashboardText)
  const { lang } = useLang()
  const { account } = useSession()
  const { days, answered, error, refetch } = useDaily()
  const retry = () => void refetch()
  const today = useToday()
  const dates = days ? Object.keys(days).toSorted() : openDates(account?.plan ?? 'free', today)
  const { chosen, choose } = useChosenDay(dates)
  const date = chosen ?? (days ? dayToShow(days, today) : today)
  const heading = useDayHeading()
  const content = days?.[date]?.content
  const changesAt = content ? moonChange(content) : undefined
  const { data: lunar } = useLunar(date, changesAt, account?.chart_rules?.zodiac)
  const weekday = formatDate(lang, date || '2000-01-01', 'weekday')
  return (
    <DashboardFrame
      heading={
        <>
          <p className="label">{date === today ? `${t.title}, ${weekday}` : weekday}</p>
          <h1 ref={heading} tabIndex={-1} className="display-3 mt-0.5 outline-none">
            {formatDate(lang, date)}
          </h1>
          <div className="mt-1.5 min-h-18 md:min-h-6">{content && <MoonLine content={content} lunar={lunar} />}</div>
          <SpanNav />
          <PersonChoice shown={null} />
        </>
      }
      strip={<DayStrip dates={dates} shown={date} onShow={choose} />}
      aside={
        <>
          <LunarCard date={date} line={content?.moon_line?.text ?? ''} changesAt={changesAt} />
          {aside}
        </>
      }
    >
      {notice}
      {days ? (
        <DayPage days={days} date={date} answered={answered} error={error} onRetry={retry} />
      ) : error ? (
        <NoDays error={error} onRetry={retry} />
      ) : (
        <BlankPage />
      )}
    </DashboardFrame>
  )
}

/** The day that the address names, if it is one of those at hand, and how to choose another. */
function useChosenDay(dates: readonly string[]) {
  const [params, setParams] = useSearchParams()
  const asked = params.get('date')
  const choose = (date: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.set('date', date)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return { chosen: asked !== null && dates.includes(asked) ? asked : null, choose }
}

/** The heading of the page, which one is brought to by a link to another day. */
function useDayHeading() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { state, search } = useLocation()
  const opened = state === OPENED_DAY ? search : null
  useEffect(() => {
    if (opened) heading.current?.focus({ preventScroll: true })
  }, [opened])
  return heading
}

/**
 * The days' horoscopes. Asked again while today's is being written, whether or not one of the calls
 * fails, and only while the page is seen; without an answer, what was kept of them. `answered` tells the two apart.
 */
function useDaily() {
  const { lang } = useLang()
  const { account } = useSession()
  const today = useToday()
  const key = { lang, account: account?.id ?? null }
  const query = useQuery({
    queryKey: ['daily', key],
    queryFn: async ({ signal }) => {
      const days = await call('GET /reports/daily', { signal })
      if (isSettled(days, today)) keepDays(key, days)
      return days
    },
    placeholderData: () => keptDays(key),
    refetchInterval: (asked) => pollStep(asked, asked.state.data, asked.state.error, today),
    refetchOnWindowFocus: true,
  })
  // Without data a query drops its error whenever it asks again; the page would blink at every try.
  const [lastError, setLastError] = useState<Error | null>(null)
  if (query.error && query.error !== lastError) setLastError(query.error)
  const error = query.error ?? (query.errorUpdatedAt > query.dataUpdatedAt ? lastError : null)
  return {
    days: query.data ?? (error ? keptDays(key) : undefined),
    answered: query.data !== undefined && !query.isPlaceholderData,
    error,
    refetch: query.refetch,
  }
}
