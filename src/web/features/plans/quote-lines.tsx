import type { Quote } from '#contract/plans.ts'
import { formatMoney } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { buyingText } from './buying-text.ts'

/** What is due today, with the discount that led to it; said aloud when a code changes it. */
export function QuoteLines({ quote, isPending }: { quote: Quote | undefined; isPending: boolean }) {
  const t = useText(buyingText)
  const { lang } = useLang()
  if (!quote) return <p className="border-y border-rule py-3.5">{t.checkout.pricing}</p>
  const { price, discount, total, currency } = quote
  const money = (sum: number) => formatMoney(lang, sum, currency)
  return (
    <dl
      aria-live="polite"
      aria-busy={isPending}
      className="grid grid-cols-[1fr_auto] gap-x-6 border-y border-rule py-3.5"
    >
      {discount && (
        <>
          <dt>{t.checkout.price}</dt>
          <dd className="figures text-right">{money(price)}</dd>
          <dt>{t.checkout.discount(discount.code, discount.percent)}</dt>
          <dd className="figures text-right">−{money(discount.amount)}</dd>
        </>
      )}
      <dt className="self-end">{t.checkout.today}</dt>
      <dd className="display-3 text-right tabular-nums lining-nums">{money(total)}</dd>
    </dl>
  )
}
