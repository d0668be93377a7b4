import { useQuery } from '@tanstack/react-query'
import type { CallOutput } from '#contract/api.ts'
import { call } from '../../api/call.ts'
import { useLang } from '../../i18n/text.tsx'

export type ChartRow = CallOutput<'GET /reports/charts'>[number]

const POLL_MS = 3_000

export const isWaiting = ({ status }: ChartRow) => status === 0

/** The person's charts, asked again every three seconds while one is being made and the page is seen. */
export function useCharts() {
  const { lang } = useLang()
  return useQuery({
    queryKey: ['charts', lang],
    queryFn: ({ signal }) => call('GET /reports/charts', { signal }),
    refetchInterval: ({ state }) => (state.data?.some(isWaiting) ? POLL_MS : false),
  })
}
