import { useState } from 'react'
import type { Account } from '#contract/accounts.ts'
import { PLANS } from '#product/offers.ts'
import { Link } from '../../i18n/link.tsx'
import { formatMoment, formatMoney } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { CancelSheet } from './cancel-sheet.tsx'
import { subscriptionText } from './subscription-text.ts'

/** The plan of a paying person: what comes next, and the way out. */
export function SubscriptionCard({ account }: { account: Account }) {
  const t = useText(subscriptionText)
  const { lang } = useLang()
  const [canceling, setCanceling] = useState(false)
  const { subscription, paid_until: until } = account
  const plan = PLANS.find(({ id }) => id === account.plan)
  if (!plan || !until) return null
  const date = formatMoment(lang, until)
  const price = subscription && formatMoney(lang, subscription.price, subscription.currency)
  return (
    <section aria-labelledby="subscription" className="double-rule pt-4">
      <h2 id="subscription" className="label">
        {t.title}
      </h2>
      <p className="display-3 mt-4">{plan.texts[lang].title}</p>
      <p className="mt-2 font-text text-md/7">
        {!price
          ? t.granted(date)
          : !subscription?.renews
            ? t.until(date)
            : subscription.trial
              ? t.trial(date, price)
              : t.next(date, price)}
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Link to="/plans" className="link">
          {t.change}
        </Link>
        {subscription?.renews && (
          <button type="button" className="link" onClick={() => setCanceling(true)}>
            {t.cancel}
          </button>
        )}
      </div>
      {canceling && <CancelSheet until={date} onClose={() => setCanceling(false)} />}
    </section>
  )
}
