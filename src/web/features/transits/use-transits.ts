import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useLang } from '../../i18n/text.tsx'
import { useSession } from '../../session/session.ts'
import { useToday } from '../../ui/clock.ts'

/** One's transits from today on, so many months ahead. */
export function useTransits(months: 1 | 3 | 6 | 12) {
  const { lang } = useLang()
  const { account } = useSession()
  const today = useToday()
  return useQuery({
    queryKey: ['transits', account?.id, account?.plan, lang, today, months],
    queryFn: ({ signal }) => call('GET /transits', { query: { months: String(months), lang }, signal }),
    placeholderData: keepPreviousData,
  })
}
