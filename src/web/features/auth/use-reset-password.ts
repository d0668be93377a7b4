import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useAcceptAccount } from '../account/use-accept-account.ts'

/** Asks for the mail with a reset link. */
export const useForgotPassword = () =>
  useMutation({ mutationFn: (email: string) => call('POST /resetPassword', { body: { email } }) })

/** Sets the new password with the mail's token; the answer signs in. */
export function useResetPassword() {
  const accept = useAcceptAccount()
  return useMutation({
    mutationFn: (body: { password: string; token: string }) => call('POST /resetPassword', { body }),
    onSuccess: (answer) => {
      if ('id' in answer) accept(answer)
    },
  })
}
