import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useLang } from '../../i18n/text.tsx'
import { useSession } from '../../session/session.ts'
import { useToday } from '../../ui/clock.ts'

/** The days of somebody saved, as the plan opens them. */
export function usePersonDays(id: number) {
  const { lang } = useLang()
  const { account } = useSession()
  const today = useToday()
  return useQuery({
    // A changed birth makes people stale, and their days with them.
    queryKey: ['people', id, 'days', account?.id, account?.plan, lang, today],
    queryFn: ({ signal }) => call('GET /people/:id/days', { params: { id: `${id}` }, query: { lang }, signal }),
  })
}
