import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CalendarContent } from '#contract/calendar.ts'
import { call } from '../../api/call.ts'
import { deviceTimeZone } from '../../i18n/format.ts'
import { useLang } from '../../i18n/text.tsx'
import { useSession } from '../../session/session.ts'
import { useToday } from '../../ui/clock.ts'
import { keepCalendar, keptCalendar, type CalendarOwner, type Entries } from './calendar-cache.ts'
import { monthAfter } from './month-cells.ts'

/** A day of the calendar as the page has it: locked, or with its content. */
export interface CalendarDay {
  date: string
  locked: boolean
  content: CalendarContent | null
}

/** The days of a month, by date. This month and the next come together and are kept on the device. */
export function useCalendar(month: string) {
  const { lang } = useLang()
  const { account } = useSession()
  const today = useToday()
  const thisMonth = today.slice(0, 7)
  const near = month === thisMonth || month === monthAfter(thisMonth, 1)
  const owner: CalendarOwner = {
    account: account?.id ?? null,
    plan: account?.plan ?? 'free',
    lang,
    timeZone: deviceTimeZone(),
    today,
  }
  const query = useQuery({
    queryKey: ['calendar', owner, near ? 'near' : month],
    queryFn: ({ signal }) =>
      near
        ? nearMonths(owner, signal)
        : call('GET /get/calendar/:lang', { params: { lang }, query: { month }, signal }),
    placeholderData: () => (near ? keptCalendar(owner) : undefined),
  })
  const days = useMemo(() => new Map(query.data?.map((entry) => [entry.date, dayOf(entry)])), [query.data])
  return { days, isPending: query.isPending, error: query.error, refetch: query.refetch }
}

/** What is kept, where the server's texts are still of that version; else its answer, kept for the next time. */
async function nearMonths(owner: CalendarOwner, signal: AbortSignal): Promise<Entries> {
  const { version } = await call('GET /version', { signal })
  const kept = keptCalendar(owner, version)
  if (kept) return kept
  const entries = await call('GET /get/calendar/:lang', {
    params: { lang: owner.lang as 'en' | 'ru' },
    query: {},
    signal,
  })
  keepCalendar(owner, version, entries)
  return entries
}

/** Read when it is looked at: sixty days at once would hold the page up. */
function dayOf({ date, locked, content }: Entries[number]): CalendarDay {
  let read: CalendarContent | null = null
  return {
    date,
    locked,
    get content() {
      if (content !== null) read ??= JSON.parse(content) as CalendarContent
      return read
    },
  }
}
