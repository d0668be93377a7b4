import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Transaction } from '#contract/plans.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { downloadFile } from '../../api/download-file.ts'
import { common } from '../../i18n/common.ts'
import { formatMoment, formatMoney } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { showToast } from '../../ui/toast.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { subscriptionText } from './subscription-text.ts'
import { isTrial, useTransactions } from './use-transactions.ts'
import { WithdrawSheet } from './withdraw-sheet.tsx'

const MINUS = '−'

/** Every payment, refund and cancellation, newest first. */
export function Transactions({ email }: { email: string }) {
  const t = useText(subscriptionText)
  const words = useText(common)
  const [withdrawing, setWithdrawing] = useState<Transaction | null>(null)
  const { data, error, refetch } = useTransactions()
  return (
    <section aria-labelledby="transactions" className="double-rule pt-4">
      <h2 id="transactions" className="label">
        {t.transactions}
      </h2>
      {error ? (
        <p role="alert" className="mt-4">
          {sentenceOf(error, words.broken)}{' '}
          <button type="button" className="link" onClick={() => void refetch()}>
            {words.tryAgain}
          </button>
        </p>
      ) : !data ? (
        <p className="mt-6">
          <Spinner label={t.loading} />
        </p>
      ) : data.length === 0 ? (
        <p className="caption mt-4">{t.none}</p>
      ) : (
        <ul className="mt-2">
          {data.map((transaction) => (
            <Line key={transaction.id} transaction={transaction} onWithdraw={() => setWithdrawing(transaction)} />
          ))}
        </ul>
      )}
      {withdrawing && <WithdrawSheet transaction={withdrawing} email={email} onClose={() => setWithdrawing(null)} />}
    </section>
  )
}

const INK: Record<Transaction['status'], string> = {
  completed: 'text-flowing',
  pending: 'text-neutral',
  failed: 'text-tense',
}

/** Money that has come in or gone back: each has an invoice or a credit note. */
const hasInvoice = ({ type, price, status }: Transaction) =>
  type !== 'subscription_cancel' && price > 0 && status === 'completed'

function InvoiceLink({ transaction: { id, type, product } }: { transaction: Transaction }) {
  const t = useText(subscriptionText)
  const words = useText(common)
  const label = type === 'refund' ? t.creditNote : t.invoice
  const fetched = useMutation({
    mutationFn: () => downloadFile(`/api/invoice/${encodeURIComponent(id)}`, `Asteria ${label}.pdf`),
    onError: (error) => showToast(sentenceOf(error, words.broken)),
  })
  return (
    <button
      type="button"
      className="link"
      aria-label={`${label}: ${product}`}
      aria-busy={fetched.isPending}
      onClick={() => !fetched.isPending && fetched.mutate()}
    >
      {label}
    </button>
  )
}

function Line({ transaction, onWithdraw }: { transaction: Transaction; onWithdraw: () => void }) {
  const t = useText(subscriptionText)
  const { lang } = useLang()
  const { type, product, price, currency, status, created_at, withdraw_until, sandbox_url, settlement } = transaction
  const amount = formatMoney(lang, price, currency)
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-0.5 border-b border-rule py-3">
      <p className="font-text text-md">
        {isTrial(transaction) ? t.freeTrial : t.types[type]}
        {type !== 'subscription_cancel' && `: ${product}`}
      </p>
      <p className="figures text-right">
        {type === 'subscription_cancel' ? '' : type === 'refund' || price === 0 ? amount : `${MINUS}${amount}`}
      </p>
      <p className="figures text-sm text-ink-2">{formatMoment(lang, created_at)}</p>
      <p className={`text-right text-sm ${INK[status]}`}>{t.statuses[status]}</p>
      {settlement && (
        <p className="caption col-span-2">
          {t.withdrawn(
            formatMoney(lang, settlement.refund, currency),
            formatMoney(lang, settlement.used, currency),
            settlement,
          )}
        </p>
      )}
      {(withdraw_until || sandbox_url || hasInvoice(transaction)) && type !== 'subscription_cancel' && (
        <p className="col-span-2 flex flex-wrap gap-x-5 gap-y-1 pt-1 text-sm">
          {hasInvoice(transaction) && <InvoiceLink transaction={transaction} />}
          {withdraw_until && (
            <button
              type="button"
              className="link"
              title={t.withdrawUntil(formatMoment(lang, withdraw_until))}
              onClick={onWithdraw}
            >
              {t.withdraw}
            </button>
          )}
          {sandbox_url && type !== 'refund' && (
            <a href={new URL(sandbox_url).pathname} className="link">
              {t.sandbox}
            </a>
          )}
        </p>
      )}
    </li>
  )
}
