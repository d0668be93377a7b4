import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useSession } from '../../session/session.ts'
import { refreshAccount } from '../account/account-query.ts'
import { useAcceptAccount } from '../account/use-accept-account.ts'

/** What a mail's link is about, and whether this device is signed in to the account it belongs to; asked anew after a sign-in. */
export function useConfirmLink(token: string) {
  const { account } = useSession()
  return useQuery({
    queryKey: ['confirm-link', token, account?.id],
    queryFn: ({ signal }) => call('POST /confirm/link', { body: { token }, signal }),
    staleTime: Infinity,
    retry: false,
    placeholderData: (before) => before,
  })
}

/** Takes the link: as who is signed in here, or with a new password, which signs in. The account on this device then says so too. */
export function useConfirmEmail(token: string) {
  const client = useQueryClient()
  const accept = useAcceptAccount()
  return useMutation({
    mutationFn: (password: string | undefined) =>
      call('POST /confirm/email', { body: { token, ...(password !== undefined && { password }) } }),
    onSuccess: (answer) => {
      if ('id' in answer) return accept(answer)
      // The address is confirmed whether or not the account can be read now.
      refreshAccount(client).catch(() => undefined)
    },
  })
}
