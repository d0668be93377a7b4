import { useQuery } from '@tanstack/react-query'
import type { Zodiac } from '#astro/ephemeris/zodiac.ts'
import type { CallOutput } from '#contract/api.ts'
import { call } from '../../api/call.ts'
import { useLang } from '../../i18n/text.tsx'
import { useMinute, useToday } from '../../ui/clock.ts'

export type Lunar = CallOutput<'GET /lunar'>

/** The Moon of a date, by the tropical zodiac unless told; of now where the date is today, asked for again once the Moon has changed sign at `changesAt`. */
export function useLunar(date: string, changesAt?: string, zodiac: Zodiac = 'tropical') {
  const { lang } = useLang()
  const today = useToday()
  const hasChanged = useMinute() >= Date.parse(changesAt ?? '')
  return useQuery({
    queryKey: ['lunar', lang, today, date, hasChanged, zodiac],
    queryFn: ({ signal }) =>
      call('GET /lunar', {
        query: { lang, ...(date !== today && { date }), ...(zodiac !== 'tropical' && { zodiac }) },
        signal,
      }),
    placeholderData: (before) => (before?.date === date ? before : undefined),
    enabled: date !== '',
  })
}
