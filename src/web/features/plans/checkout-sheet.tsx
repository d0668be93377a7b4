import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Account } from '#contract/accounts.ts'
import type { Plan } from '#product/offers.ts'
import type { Quote } from '#contract/plans.ts'
import { Link } from '../../i18n/link.tsx'
import { CallError, sentenceOf } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { Queries } from '../../api/queries.tsx'
import { common } from '../../i18n/common.ts'
import { formatInstantDate, formatMoment, formatMoney } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { CodeField } from './code-field.tsx'
import { ConsentBox } from './consent-box.tsx'
import { goToPayment, useOpenedPurchase } from './purchase.ts'
import { QuoteLines } from './quote-lines.tsx'
import { buyingText } from './buying-text.ts'
import { useQuote } from './use-quote.ts'

interface CheckoutSheetProps {
  plan: Plan
  account: Account
  onClose: () => void
}

/** Before the payment page: what is charged today, what later and when. */
export default function CheckoutSheet(props: CheckoutSheetProps) {
  const t = useText(buyingText)
  const { lang } = useLang()
  useOpenedPurchase()
  return (
    <Sheet title={t.checkout.title(props.plan.texts[lang].title)} onClose={props.onClose}>
      <Queries>
        <Checkout {...props} />
      </Queries>
    </Sheet>
  )
}

function Checkout({ plan, account }: CheckoutSheetProps) {
  const t = useText(buyingText)
  const words = useText(common)
  const [promo, setPromo] = useState('')
  const [consent, setConsent] = useState(false)
  const [asked, setAsked] = useState(false)
  const { quote, codeError, error, isPending } = useQuote({ plan: plan.id }, promo)
  const send = useMutation({
    mutationFn: () => call('POST /invoice/subscription', { body: { plan: plan.id, promo, begin_at_once: consent } }),
    onSuccess: ({ url }) => goToPayment(url),
  })
  const failed = send.error instanceof CallError ? send.error : null
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (consent && !codeError) send.mutate()
      }}
    >
      <QuoteLines quote={quote} isPending={isPending} />
      {quote && <WhatFollows quote={quote} />}
      {account.subscription && <p className="caption">{t.checkout.upgradeLine}</p>}
      <CodeField
        value={promo}
        onChange={setPromo}
        error={codeError ?? failed?.errors.promo}
        hint={t.checkout.codeHint}
      />
      <ConsentBox
        kind="plan"
        value={consent}
        onChange={setConsent}
        missing={asked && !consent ? t.checkout.consentNeeded : null}
      />
      <FormError>
        {error
          ? sentenceOf(error, words.broken)
          : send.error && !failed?.errors.promo
            ? sentenceOf(send.error, words.broken)
            : null}
      </FormError>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SubmitButton busy={send.isPending || send.isSuccess}>
          {quote?.trial_until ? t.checkout.payTrial : t.checkout.pay}
        </SubmitButton>
        <Link to="/terms" className="link text-sm">
          {t.checkout.terms}
        </Link>
      </div>
    </form>
  )
}

/** What is charged later and when, when the reports come, and what a withdrawal would cost. */
function WhatFollows({ quote }: { quote: Quote }) {
  const t = useText(buyingText).checkout
  const { lang } = useLang()
  const { trial_until, renews_at, renewal, reports, reports_at, currency, withdrawal } = quote
  const money = (sum: number | null) => (sum === null ? null : formatMoney(lang, sum, currency))
  const date = (at: string) => formatInstantDate(lang, at)
  const price = money(renewal) ?? ''
  return (
    <>
      <div className="grid gap-2 font-text text-md/7">
        {trial_until ? (
          <p>{t.trialLine(formatMoment(lang, trial_until), price)}</p>
        ) : (
          renews_at && <p>{t.renewLine(date(renews_at), price)}</p>
        )}
        {reports > 0 && reports_at && (
          <p>{trial_until ? t.reportsLater(reports, date(reports_at)) : t.reportsNow(reports)}</p>
        )}
      </div>
      <p className="caption">
        {withdrawal.left
          ? t.withdrawal(withdrawal.days, {
              report: money(withdrawal.report),
              day: money(withdrawal.day),
              month: money(withdrawal.month),
            })
          : t.withdrawalUsed}
      </p>
    </>
  )
}
