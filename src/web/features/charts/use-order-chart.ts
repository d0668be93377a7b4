import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CallError } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'

/** What is ordered: a type such as `chart:synastry`, with whom it is made, or of a return for when and where. */
export interface ChartOrder {
  type: string
  person?: number
  year?: number
  date?: string
  place?: string
  place_id?: string
}

/** Makes a chart of a type; null for one that is there already, which is as good as made. */
export function useOrderChart() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ type, person, ...asked }: ChartOrder) =>
      call('POST /order/report/:type', { params: { type }, body: { person, ...asked } }).catch((error: unknown) => {
        if (error instanceof CallError && error.reason === 'conflict') return null
        throw error
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['charts'] }),
  })
}
