import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallOutput } from '#contract/api.ts'
import type { Transaction } from '#contract/plans.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { common } from '../../i18n/common.ts'
import { formatMoment, formatMoney } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { showToast } from '../../ui/toast.ts'
import { refreshAccount } from '../account/account-query.ts'
import { subscriptionText } from './subscription-text.ts'
import { Button } from '../../ui/button.tsx'

interface WithdrawSheetProps {
  transaction: Transaction
  email: string
  onClose: () => void
}

const AGAIN_AFTER_MS = 3_000

/** The second of the two steps of a withdrawal: what is declared, and its confirmation. */
export function WithdrawSheet({ transaction, email, onClose }: WithdrawSheetProps) {
  const t = useText(subscriptionText)
  const words = useText(common)
  const { lang } = useLang()
  const client = useQueryClient()
  const quote = useQuery({
    queryKey: ['withdrawal', transaction.id],
    queryFn: ({ signal }) => call('POST /invoice/withdraw/quote', { body: { transaction: transaction.id }, signal }),
    staleTime: 0,
    gcTime: 0,
  })
  const withdraw = useMutation({
    mutationFn: (refund: number) => call('POST /invoice/withdraw', { body: { transaction: transaction.id, refund } }),
    onError: () => void quote.refetch(),
    onSuccess: ({ message }) => {
      showToast(message)
      const again = () => {
        void client.invalidateQueries({ queryKey: ['transactions'] })
        void refreshAccount(client).catch(() => undefined)
      }
      again()
      // The refund is told by the provider, a little later.
      setTimeout(again, AGAIN_AFTER_MS)
      onClose()
    },
  })
  const { product, price, currency, withdraw_until } = transaction
  return (
    <Sheet
      title={t.withdrawTitle}
      intro={t.withdrawText(product, formatMoney(lang, price, currency))}
      onClose={onClose}
    >
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (quote.data) withdraw.mutate(quote.data.refund)
        }}
      >
        {quote.data ? <Sums quote={quote.data} /> : quote.isPending && <Spinner label={t.withdrawLoading} />}
        <p className="font-text">
          {t.withdrawMail(email)} {withdraw_until && t.withdrawUntil(formatMoment(lang, withdraw_until))}
        </p>
        <FormError>
          {withdraw.error
            ? sentenceOf(withdraw.error, words.broken)
            : quote.error && sentenceOf(quote.error, words.broken)}
        </FormError>
        <div className="flex flex-wrap gap-4">
          <SubmitButton busy={withdraw.isPending || quote.isFetching}>{t.withdrawYes}</SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            {t.withdrawNo}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}

/** What was paid, what of it was used, and what goes back. */
function Sums({ quote }: { quote: CallOutput<'POST /invoice/withdraw/quote'> }) {
  const t = useText(subscriptionText)
  const { lang } = useLang()
  const money = (sum: number) => formatMoney(lang, sum, quote.currency)
  return (
    <dl aria-live="polite" className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-y border-rule py-3.5">
      <dt>{t.withdrawPaid}</dt>
      <dd className="figures text-right">{money(quote.price)}</dd>
      {quote.used > 0 && (
        <>
          <dt>{t.withdrawUsed(quote)}</dt>
          <dd className="figures text-right">−{money(quote.used)}</dd>
        </>
      )}
      <dt className="self-end">{t.withdrawRefund}</dt>
      <dd className="display-3 text-right tabular-nums lining-nums">{money(quote.refund)}</dd>
    </dl>
  )
}
