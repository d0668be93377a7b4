import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { confirmText } from './confirm-text.ts'

/** Says that the address is not confirmed yet, and sends the mail again. */
export function EmailHint() {
  const t = useText(confirmText)
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

const useResendConfirmation = () => useMutation({ mutationFn: () => call('POST /confirm/resend') })
