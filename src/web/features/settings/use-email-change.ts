import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { refreshAccount } from '../account/account-query.ts'

/** A change of address that waits for its links: send them again, or call it off. */
export function useEmailChange() {
  const client = useQueryClient()
  const refresh = () => refreshAccount(client).catch(() => undefined)
  return {
    resend: useMutation({ mutationFn: () => call('POST /account/email-change/resend'), onError: refresh }),
    cancel: useMutation({ mutationFn: () => call('DELETE /account/email-change'), onSettled: refresh }),
  }
}
