import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const useResendConfirmation = () => useMutation({ mutationFn: () => call('POST /confirm/resend') })
