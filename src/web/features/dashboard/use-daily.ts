import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useLang } from '../../i18n/text.tsx'
import { useSession } from '../../session/session.ts'
import { useToday } from '../../ui/clock.ts'
import { keepDays, keptDays } from '../../session/daily-cache.ts'
import { isSettled, pollStep } from './day-state.ts'

/**
 * The days' horoscopes. Asked again while today's is being written, whether or not one of the calls
 * fails, and only while the page is seen; without an answer, what was kept of them. `answered` tells the two apart.
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
