import { useMutation } from '@tanstack/react-query'
import type { RegisterBody } from '#contract/accounts.ts'
import { call } from '../../api/call.ts'
import { keptOrigin } from '../../session/origin.ts'
import { useAcceptAccount } from '../account/use-accept-account.ts'

export function useRegister() {
  const accept = useAcceptAccount()
  return useMutation({
    mutationFn: ({ birthtime, birthplace_id, gender, ...body }: RegisterBody) => {
      const { utm: _, ...came } = keptOrigin()
      return call('POST /register', { body: { ...body, birthtime, birthplace_id, gender, ...came } })
    },
    onSuccess: accept,
  })
}
