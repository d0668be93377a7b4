import { useNavigate } from 'react-router'
import { viewerPath } from './chart-path.ts'
import { useCharts } from './use-charts.ts'
import { useOrderChart } from './use-order-chart.ts'

export const THEIR_CHART = 'chart:person-natal'

/** The natal charts of people saved: the address of one that is made, and how one is made and opened. */
export function useTheirChart() {
  const navigate = useNavigate()
  const { data: charts } = useCharts()
  const order = useOrderChart()
  const pathOf = (person: number): string | null => {
    const made = charts?.find((chart) => chart.type === THEIR_CHART && chart.person?.id === person)
    return made ? viewerPath(made.hash) : null
  }
  const open = (person: number) => {
    if (order.isPending) return
    order.mutate({ type: THEIR_CHART, person }, { onSuccess: (made) => made && void navigate(viewerPath(made.hash)) })
  }
  return { pathOf, open, isPending: order.isPending, error: order.error }
}
