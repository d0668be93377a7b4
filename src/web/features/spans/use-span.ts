import { useQuery } from '@tanstack/react-query'
import type { DailySpan } from '#contract/daily.ts'
import { call } from '../../api/call.ts'
import { useLang } from '../../i18n/text.tsx'
import { useSession } from '../../session/session.ts'
import { useToday } from '../../ui/clock.ts'

/** One's week, month or year from today on. */
export function useSpan(span: DailySpan['span']) {
  const { lang } = useLang()
  const { account } = useSession()
  const today = useToday()
  return useQuery({
    queryKey: ['span', account?.id, account?.plan, lang, today, span],
    queryFn: ({ signal }) => call('GET /reports/daily/:span', { params: { span }, query: { lang }, signal }),
  })
}
