import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useLang } from '../../i18n/text.tsx'
import { useSession } from '../../session/session.ts'
import { useToday } from '../../ui/clock.ts'
import { keepDays, keptDays, type Days } from './daily-cache.ts'

const POLL_MS = 3_000

/** Whether the day is done, one way or the other. */
const isSettled = (days: Days | undefined, date: string) => {
  const status = days?.[date]?.status
  return status === 2 || status === -1
}

/**
 * The days' horoscopes. Asked again every three seconds while today's is being written, and only while the page is seen;
 * without a network, what was kept of them.
 */
export function useDaily() {
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
    refetchInterval: ({ state }) => (state.status === 'error' || isSettled(state.data, today) ? false : POLL_MS),
    refetchOnWindowFocus: true,
  })
  return { ...query, days: query.data ?? (query.isError ? keptDays(key) : undefined) }
}
