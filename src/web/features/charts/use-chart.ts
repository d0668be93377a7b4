import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useLang } from '../../i18n/text.tsx'

/** A transit chart shows the sky of now. */
const FRESH_MS = 300_000

/** A chart with its reading in the page's language. */
export function useChart(hash: string) {
  const { lang } = useLang()
  return useQuery({
    queryKey: ['chart', hash, lang],
    queryFn: ({ signal }) => call('GET /chart/:hash', { params: { hash }, signal }),
    staleTime: FRESH_MS,
  })
}
