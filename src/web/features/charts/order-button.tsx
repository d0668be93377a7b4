import { Link } from 'react-router'
import { CallError, sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { chartsText } from './text.ts'
import { useCharts } from './use-charts.ts'
import { Button } from '../../ui/button.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

interface OrderButtonProps {
  /** `chart:natal` … */
  type: string
  person?: number
  /** What the button makes, for who doesn't see beside what it stands. */
  label: string
}

/** Makes a chart: a button, a spinner while it is made, then the word that it is there. */
export function OrderButton({ type, person, label }: OrderButtonProps) {
  const t = useText(chartsText)
  const words = useText(common)
  const { data: charts } = useCharts()
  const order = useOrderChart()
  const made = charts?.some((chart) => chart.type === type && chart.person?.id === person) ?? false
  if (made)
    return (
      <p className="flex min-h-10 items-center gap-2 text-flowing">
        <Icon name="check" size={18} />
        {t.created}
      </p>
    )
  return (
    <>
      <Button
        size="small"
        className="min-w-32 justify-self-start"
        aria-busy={order.isPending}
        aria-label={order.isPending ? t.making : `${t.create}: ${label}`}
        onClick={() => !order.isPending && order.mutate({ type, ...(person !== undefined && { person }) })}
      >
        {order.isPending ? <Spinner size={20} label={t.making} /> : t.create}
      </Button>
      {order.isError && (
        <p role="alert" className="field-error sm:col-span-2">
          {sentenceOf(order.error, words.broken)}{' '}
          {order.error instanceof CallError && order.error.reason === 'validation' && (
            <Link to="/settings" className="link">
              {t.toSettings}
            </Link>
          )}
        </p>
      )}
    </>
  )
}

/** What is ordered: a type such as `chart:synastry` and, where it is made with somebody, with whom. */
interface ChartOrder {
  type: string
  person?: number
}

/** Makes a chart of a type. One that is there already is as good as made. */
function useOrderChart() {
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
