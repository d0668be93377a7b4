import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useAcceptAccount } from '../account/use-accept-account.ts'

export function useLogin() {
  const accept = useAcceptAccount()
  return useMutation({
    mutationFn: (body: { email: string; password: string }) => call('POST /login', { body }),
    onSuccess: accept,
  })
}
