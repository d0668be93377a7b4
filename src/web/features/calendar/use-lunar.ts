import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useLang } from '../../i18n/text.tsx'
import { useToday } from '../../ui/clock.ts'

/** The Moon of a date; of now where the date is today. */
export function useLunar(date: string) {
  const { lang } = useLang()
  const today = useToday()
  return useQuery({
    queryKey: ['lunar', lang, today, date],
    queryFn: ({ signal }) => call('GET /lunar', { query: { lang, ...(date !== today && { date }) }, signal }),
    enabled: date !== '',
  })
}
