import { Link } from 'react-router'
import { CallError, sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { chartsText } from './text.ts'
import { useCharts } from './use-charts.ts'
import { useOrderChart } from './use-order-chart.ts'

const OFFERED = ['natal'] as const
type Offered = (typeof OFFERED)[number]

/** The chart types on offer, each made once. */
export function AddChart({ onClose }: { onClose: () => void }) {
  const t = useText(chartsText)
  return (
    <Sheet title={t.addTitle} onClose={onClose}>
      <ul className="divide-y divide-rule border-y border-rule">
        {OFFERED.map((type) => (
          <Offer key={type} type={type} />
        ))}
      </ul>
    </Sheet>
  )
}

function Offer({ type }: { type: Offered }) {
  const t = useText(chartsText)
  const words = useText(common)
  const { data: charts } = useCharts()
  const order = useOrderChart()
  const wire = `chart:${type}`
  const made = charts?.some((chart) => chart.type === wire) ?? false
  const { name, text } = t.types[type]
  return (
    <li className="grid gap-x-6 gap-y-3 py-5 sm:grid-cols-[1fr_auto] sm:items-center">
      <div>
        <p className="flex items-baseline gap-3">
          <span className="font-text text-xl">{name}</span>
          <span className="label">{t.free}</span>
        </p>
        <p className="mt-1 text-ink-2">{text}</p>
      </div>
      {made ? (
        <p className="flex min-h-10 items-center gap-2 text-flowing">
          <Icon name="check" size={18} />
          {t.created}
        </p>
      ) : (
        <button
          type="button"
          className="button button-small min-w-32 justify-self-start"
          aria-busy={order.isPending}
          onClick={() => !order.isPending && order.mutate({ type: wire })}
        >
          {order.isPending ? <Spinner size={20} label={t.making} /> : t.create}
        </button>
      )}
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
    </li>
  )
}
