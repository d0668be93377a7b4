import { useEffect, useRef } from 'react'
import { Link } from '../../i18n/link.tsx'
import { CallError, sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { chartsText } from './text.ts'
import { isWaiting, useCharts } from './use-charts.ts'
import { viewerPath } from './chart-path.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useOrderChart } from './use-order-chart.ts'

interface OrderButtonProps {
  /** `chart:natal` … */
  type: string
  person?: number
  /** What the button makes, for who doesn't see beside what it stands. */
  label: string
}

/** Makes a chart: a button, a spinner while it is made, then the word that it is there, and the way to it. */
export function OrderButton({ type, person, label }: OrderButtonProps) {
  const t = useText(chartsText)
  const words = useText(common)
  const { data: charts } = useCharts()
  const order = useOrderChart()
  const made = charts?.find((chart) => chart.type === type && chart.person?.id === person)
  if (made && isWaiting(made))
    return (
      <p role="status" className="flex min-h-10 items-center gap-2 text-ink-2">
        <Spinner size={20} />
        {t.making}
      </p>
    )
  if (made?.status === 2)
    return (
      <p className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2">
        <span role="status" className="flex items-center gap-2 text-flowing">
          <Icon name="check" size={18} />
          {t.created}
        </span>
        <OpenLink hash={made.hash} label={label} isNew={order.isSuccess} />
      </p>
    )
  if (made)
    return (
      <p role="alert" className="field-error">
        {t.failed}{' '}
        <Link to="/settings" className="link">
          {t.toSettings}
        </Link>
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

/** The way to a chart. The button that has just made it is gone, so the focus goes here. */
function OpenLink({ hash, label, isNew }: { hash: string; label: string; isNew: boolean }) {
  const t = useText(chartsText)
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isNew) link.current?.focus()
  }, [isNew])
  return (
    <ButtonLink ref={link} to={viewerPath(hash)} size="small" variant="quiet" aria-label={`${t.open}: ${label}`}>
      {t.open}
    </ButtonLink>
  )
}
