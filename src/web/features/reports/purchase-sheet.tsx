import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Account } from '#contract/accounts.ts'
import type { ReportType } from '#product/catalogue/report.ts'
import { CURRENCY, inMainUnit } from '#product/offers.ts'
import { PRODUCTS, savingPercent, type Product, type ProductId } from '#product/products.ts'
import type { Quote } from '#contract/plans.ts'
import { CallError, sentenceOf } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { Queries } from '../../api/queries.tsx'
import { common } from '../../i18n/common.ts'
import { formatMoney, formatPercent } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { CodeField } from '../plans/code-field.tsx'
import { ConsentBox } from '../plans/consent-box.tsx'
import { goToPayment } from '../plans/purchase.ts'
import { QuoteLines } from '../plans/quote-lines.tsx'
import { useQuote } from '../plans/use-quote.ts'
import { ExistingReport } from './existing-report.tsx'
import { orderText } from './order-text.ts'
import { orderFault } from './wishes.ts'
import { packagesFor } from './packages.ts'

interface PurchaseSheetProps {
  type: ReportType
  account: Account
  /** With whom and for which cities, as it is sent. */
  wishes: { person?: number; places?: string }
  onClose: () => void
}

/** Which package, what it costs, and what a person should know before paying. */
export default function PurchaseSheet(props: PurchaseSheetProps) {
  const t = useText(orderText)
  return (
    <Sheet title={t.sheetTitle} onClose={props.onClose}>
      <Queries>
        <Purchase {...props} />
      </Queries>
    </Sheet>
  )
}

const isBirthMissing = ({ birthdatetime, birthplace, first_name }: Account) =>
  !birthdatetime || !birthplace || !first_name

function Purchase({ type, account, wishes }: PurchaseSheetProps) {
  const t = useText(orderText)
  const words = useText(common)
  const [product, setProduct] = useState<ProductId>(packagesFor(account.first_purchase)[0]?.id ?? 'report')
  const [promo, setPromo] = useState('')
  const [consent, setConsent] = useState(false)
  const [asked, setAsked] = useState(false)
  const { quote, codeError, error, isPending } = useQuote({ product }, promo)
  // Without a right of withdrawal there is nothing to give up.
  const needsConsent = quote?.withdrawal.left !== false
  const send = useMutation({
    mutationFn: () =>
      call('POST /invoice/product', { body: { product, pointer: type, ...wishes, promo, deliver_at_once: consent } }),
    onSuccess: ({ url }) => goToPayment(url),
  })
  const failed = send.error instanceof CallError ? send.error : null
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if ((consent || !needsConsent) && !codeError) send.mutate()
      }}
    >
      <ExistingReport type={type} wishes={wishes} />
      <Packages firstPurchase={account.first_purchase} value={product} onChange={setProduct} />
      {isBirthMissing(account) && (
        <p role="note" className="border-l-2 border-accent py-1 pl-4">
          {t.questionnaire}
        </p>
      )}
      <CodeField value={promo} onChange={setPromo} error={codeError ?? failed?.errors.promo} />
      {needsConsent && (
        <ConsentBox
          kind="report"
          value={consent}
          onChange={setConsent}
          missing={asked && !consent ? t.consentNeeded : null}
        />
      )}
      <QuoteLines quote={quote} isPending={isPending} />
      <p className="caption">
        {t.once} {quote && <Withdrawal quote={quote} />}
      </p>
      <FormError>
        {error
          ? sentenceOf(error, words.broken)
          : send.error && !failed?.errors.promo
            ? orderFault(send.error, words.broken)
            : null}
      </FormError>
      <SubmitButton busy={send.isPending || send.isSuccess}>{t.pay}</SubmitButton>
    </form>
  )
}

function Withdrawal({ quote: { withdrawal, currency } }: { quote: Quote }) {
  const t = useText(orderText)
  const { lang } = useLang()
  return withdrawal.left
    ? t.withdrawal(withdrawal.days, formatMoney(lang, withdrawal.report ?? 0, currency))
    : t.withdrawalUsed
}

interface PackagesProps {
  firstPurchase: boolean
  value: ProductId
  onChange: (value: ProductId) => void
}

function Packages({ firstPurchase, value, onChange }: PackagesProps) {
  const t = useText(orderText)
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t.sheetTitle}</legend>
      {packagesFor(firstPurchase).map((product) => (
        <label key={product.id} className="flex cursor-pointer items-start gap-4 border-b border-rule py-3.5">
          <input
            type="radio"
            name={name}
            className="mt-1 size-5 shrink-0"
            checked={product.id === value}
            onChange={() => onChange(product.id)}
          />
          <PackageText product={product} />
        </label>
      ))}
    </fieldset>
  )
}

function PackageText({ product }: { product: Product }) {
  const t = useText(orderText)
  const { lang } = useLang()
  const { title, description, badge } = product.texts[lang]
  const money = (cents: number) => formatMoney(lang, inMainUnit(cents), CURRENCY)
  const percent = savingPercent(product)
  const notes = [
    product.bundle > 1 && t.each(money(product.priceCents / product.bundle)),
    percent > 0 && t.saving(formatPercent(lang, percent), money(PRODUCTS.report.priceCents)),
  ].filter(Boolean)
  return (
    <span className="grid flex-1 gap-0.5">
      <span className="flex items-baseline justify-between gap-4">
        <span className="font-text text-lg">{title}</span>
        <span className="figures text-lg">{money(product.priceCents)}</span>
      </span>
      <span className="text-sm text-ink-2">{description}</span>
      <span className="flex flex-wrap gap-x-3 text-sm text-accent">
        {badge && <span>{badge}</span>}
        {notes.length > 0 && <span>{notes.join(', ')}</span>}
      </span>
    </span>
  )
}
