import { useQuery } from '@tanstack/react-query'
import type { CallOutput } from '#contract/api.ts'
import { askAgainAfter } from '../../api/ask-again.ts'
import { call } from '../../api/call.ts'
import { useLang } from '../../i18n/text.tsx'

export type ChartRow = CallOutput<'GET /reports/charts'>[number]

export const isWaiting = ({ status }: ChartRow) => status === 0

/** The person's charts, asked again while one is being made and the page is seen. */
export function useCharts() {
  const { lang } = useLang()
  return useQuery({
    queryKey: ['charts', lang],
    queryFn: ({ signal }) => call('GET /reports/charts', { signal }),
    refetchInterval: (query) => askAgainAfter(query, query.state.data?.some(isWaiting) ?? false),
  })
}
