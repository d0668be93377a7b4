import type { Account } from '#contract/accounts.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { settingsText } from './text.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { confirmText } from '../account/confirm-text.ts'
import { refreshAccount } from '../account/account-query.ts'

/** Which address is to come, which of the two links are still to be followed, and the ways on and back. */
export function PendingEmailHint({ pending }: { pending: NonNullable<Account['pending_email']> }) {
  const t = useText(settingsText)
  const words = useText(common)
  const { resend: resendLabel } = useText(confirmText)
  const { resend, cancel } = useEmailChange()
  const failed = resend.error ?? cancel.error
  return (
    <div className="border-l-2 border-accent py-0.5 pl-3">
      <p>{t.emailPending(pending.email)}</p>
      <ul className="mt-1">
        <li>{pending.new_confirmed ? t.newDone : t.newWaits}</li>
        <li>{pending.old_confirmed ? t.oldDone : t.oldWaits}</li>
      </ul>
      <p className="mt-1 flex flex-wrap gap-x-5">
        {resend.data ? (
          <span role="status">{resend.data.message}</span>
        ) : (
          <button type="button" className="link" disabled={resend.isPending} onClick={() => resend.mutate()}>
            {resendLabel}
          </button>
        )}
        <button type="button" className="link" disabled={cancel.isPending} onClick={() => cancel.mutate()}>
          {t.cancelChange}
        </button>
      </p>
      {failed && (
        <p role="alert" className="text-tense">
          {sentenceOf(failed, words.broken)}
        </p>
      )}
    </div>
  )
}

/** A change of address that waits for its links: send them again, or call it off. */
function useEmailChange() {
  const client = useQueryClient()
  const refresh = () => refreshAccount(client).catch(() => undefined)
  return {
    resend: useMutation({ mutationFn: () => call('POST /account/email-change/resend'), onError: refresh }),
    cancel: useMutation({ mutationFn: () => call('DELETE /account/email-change'), onSettled: refresh }),
  }
}
