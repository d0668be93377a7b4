import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'

/** What is ordered: a type such as `chart:synastry` and, where it is made with somebody, with whom. */
interface ChartOrder {
  type: string
  person?: number
}

/** Makes a chart of a type. One that is there already is as good as made. */
export function useOrderChart() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ type, person }: ChartOrder) =>
      call('POST /order/report/:type', { params: { type }, body: { person } }).catch((error: unknown) => {
        if (error instanceof CallError && error.reason === 'conflict') return null
        throw error
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['charts'] }),
  })
}
