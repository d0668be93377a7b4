import { sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { settingsText } from './text.ts'
import { useResendConfirmation } from './use-resend-confirmation.ts'

/** Says that the address is not confirmed yet, and sends the mail again. */
export function EmailHint() {
  const t = useText(settingsText)
  const words = useText(common)
  const resend = useResendConfirmation()
  const answer = resend.isError ? sentenceOf(resend.error, words.broken) : resend.data?.message
  return (
    <p>
      {t.emailUnconfirmed}{' '}
      {answer ? (
        <span role="status">{answer}</span>
      ) : (
        <button type="button" className="link" disabled={resend.isPending} onClick={() => resend.mutate()}>
          {t.resend}
        </button>
      )}
    </p>
  )
}
