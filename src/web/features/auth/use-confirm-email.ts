import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Confirms an address once, however often the view is drawn. */
export const useConfirmEmail = (token: string) =>
  useQuery({
    queryKey: ['confirm-email', token],
    queryFn: () => call('POST /confirm/email', { body: { token } }),
    staleTime: Infinity,
    retry: false,
  })
