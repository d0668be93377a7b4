import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RETURN_TYPES } from '#product/chart-types.ts'
import { CallError } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'

/** What is ordered: a type such as `chart:synastry`, with whom it is made or whose it is, or of a return for when and where. */
export interface ChartOrder {
  type: string
  person?: number
  year?: number
  date?: string
  place?: string
  place_id?: string
}

/** Makes a chart of a type. One that is there already is as good as made: its hash where that can be told, else null. */
export function useOrderChart() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ type, person, ...asked }: ChartOrder) =>
      call('POST /order/report/:type', { params: { type }, body: { person, ...asked } }).catch((error: unknown) => {
        if (error instanceof CallError && error.reason === 'conflict') return findMade(type, person)
        throw error
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['charts'] }),
  })
}

/** A chart that another tab or another press has made; null of a return, of which there are many. */
async function findMade(type: string, person: number | undefined): Promise<{ hash: string } | null> {
  if (RETURN_TYPES.some((one) => type === `chart:${one}`)) return null
  const charts = await call('GET /reports/charts')
  return charts.find((chart) => chart.type === type && chart.person?.id === person) ?? null
}
