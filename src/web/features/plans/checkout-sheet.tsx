import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Account } from '#contract/accounts.ts'
import { addMonths, CURRENCY, inMainUnit, TRIAL_DAYS, type Plan } from '#contract/offers.ts'
import { CallError } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { Queries } from '../../api/queries.tsx'
import { common } from '../../i18n/common.ts'
import { formatInstantDate, formatMoney } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { countersOf } from '../account/counters-of.ts'
import { CodeField } from './code-field.tsx'
import { goToPayment } from './purchase.ts'
import { plansText } from './text.ts'

interface CheckoutSheetProps {
  plan: Plan
  account: Account
  onClose: () => void
}

/** Before the payment page: what is charged today, what later and when. */
export default function CheckoutSheet(props: CheckoutSheetProps) {
  const t = useText(plansText)
  const { lang } = useLang()
  return (
    <Sheet title={t.checkout.title(props.plan.texts[lang].title)} onClose={props.onClose}>
      <Queries>
        <Checkout {...props} />
      </Queries>
    </Sheet>
  )
}

const DAY_MS = 86_400_000

function Checkout({ plan, account }: CheckoutSheetProps) {
  const t = useText(plansText)
  const words = useText(common)
  const { lang } = useLang()
  const [promo, setPromo] = useState('')
  const [now] = useState(() => new Date())
  const send = useMutation({
    mutationFn: () => call('POST /invoice/subscription', { body: { plan: plan.id, promo } }),
    onSuccess: ({ url }) => goToPayment(url),
  })
  const trial = countersOf(account).trials > 0 && promo.trim() === ''
  const price = formatMoney(lang, inMainUnit(plan.priceCents), CURRENCY)
  const date = (at: Date) => formatInstantDate(lang, at.toISOString())
  const codeError = send.error instanceof CallError ? send.error.errors.promo : undefined
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        send.mutate()
      }}
    >
      <p className="flex items-baseline justify-between gap-6 border-y border-rule py-3.5">
        <span>{t.checkout.today}</span>
        <span className="display-3 tabular-nums lining-nums">{trial ? formatMoney(lang, 0, CURRENCY) : price}</span>
      </p>
      <p className="font-text text-[1.0625rem]/7">
        {trial
          ? t.checkout.trialLine(date(new Date(now.getTime() + TRIAL_DAYS * DAY_MS)), price)
          : t.checkout.renewLine(date(addMonths(now, plan.months)), price)}
      </p>
      {account.subscription && <p className="caption">{t.checkout.upgradeLine}</p>}
      <CodeField value={promo} onChange={setPromo} error={codeError} hint={t.checkout.codeHint} />
      <p className="caption">{t.guarantee}</p>
      <FormError>
        {send.error && !codeError ? (send.error instanceof CallError ? send.error.message : words.broken) : null}
      </FormError>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SubmitButton busy={send.isPending || send.isSuccess}>
          {trial ? t.checkout.payTrial : t.checkout.pay}
        </SubmitButton>
        <Link to="/terms" className="link text-[0.9375rem]">
          {t.checkout.terms}
        </Link>
      </div>
    </form>
  )
}
