import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { refreshAccount } from '../account/account-query.ts'

/** Confirms an address once, however often the view is drawn, and has the account on this device say so too. */
export const useConfirmEmail = (token: string) =>
  useQuery({
    queryKey: ['confirm-email', token],
    queryFn: async ({ client }) => {
      const answer = await call('POST /confirm/email', { body: { token } })
      // The address is confirmed whether or not the account can be read now.
      refreshAccount(client).catch(() => undefined)
      return answer
    },
    staleTime: Infinity,
    retry: false,
  })
