import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useLang } from '../../i18n/text.tsx'

/** What happened in the sky on a day of the year. */
export function useSkyHistory(date: string) {
  const { lang } = useLang()
  const day = date.slice(5)
  return useQuery({
    queryKey: ['sky history', lang, day],
    queryFn: ({ signal }) => call('GET /calendar/events/:day', { params: { day }, query: { lang }, signal }),
  })
}
