import { useText } from '../../i18n/text.tsx'
import { OrderButton } from './order-button.tsx'
import { chartsText } from './text.ts'

/** A chart of one's own, free of charge. */
export function ChartOffer({ type }: { type: 'natal' | 'transit' | 'progressed' }) {
  const t = useText(chartsText)
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
      <OrderButton type={`chart:${type}`} label={name} />
    </li>
  )
}
