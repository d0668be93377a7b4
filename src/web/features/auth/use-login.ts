import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useAcceptAccount } from '../account/use-accept-account.ts'

export function useLogin() {
  const accept = useAcceptAccount()
  return useMutation({
    mutationFn: (body: { email: string; password: string }) =>
      call('POST /login', { body: { ...body, code: undefined } }),
    onSuccess: accept,
  })
}

/** A sign-in that waits for the code of an app: what was typed, or what a provider's window brought. */
export type HeldSignIn = { email: string; password: string } | { ticket: string }

/** Ends a sign-in that was held for a code. */
export function useSendCode() {
  const accept = useAcceptAccount()
  return useMutation({
    mutationFn: ({ held, code }: { held: HeldSignIn; code: string }) =>
      'ticket' in held
        ? call('POST /login/code', { body: { ...held, code } })
        : call('POST /login', { body: { ...held, code } }),
    onSuccess: accept,
  })
}
