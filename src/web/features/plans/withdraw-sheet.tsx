import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Transaction } from '#contract/plans.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { common } from '../../i18n/common.ts'
import { formatInstantDate, formatMoney } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { showToast } from '../../ui/toast.ts'
import { refreshAccount } from '../account/account-query.ts'
import { subscriptionText } from './subscription-text.ts'

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
  const withdraw = useMutation({
    mutationFn: () => call('POST /invoice/withdraw', { body: { transaction: transaction.id } }),
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
          withdraw.mutate()
        }}
      >
        <p className="font-text">
          {t.withdrawMail(email)} {withdraw_until && t.withdrawUntil(formatInstantDate(lang, withdraw_until))}
        </p>
        <FormError>{withdraw.error && sentenceOf(withdraw.error, words.broken)}</FormError>
        <div className="flex flex-wrap gap-4">
          <SubmitButton busy={withdraw.isPending}>{t.withdrawYes}</SubmitButton>
          <button type="button" className="button button-quiet" onClick={onClose}>
            {t.withdrawNo}
          </button>
        </div>
      </form>
    </Sheet>
  )
}
