import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SyncBody } from '#contract/accounts.ts'
import { call } from '../../api/call.ts'
import { useAcceptAccount } from './use-accept-account.ts'
import { forgetDays } from '../../session/daily-cache.ts'

/** Changes the account; what was computed from the birth before is asked for anew. */
export function useUpdateAccount() {
  const queryClient = useQueryClient()
  const accept = useAcceptAccount()
  return useMutation({
    mutationFn: ({ birthdate, birthtime, birthplace, birthplace_id, gender, ...body }: SyncBody) =>
      call('POST /sync', { body: { ...body, birthdate, birthtime, birthplace, birthplace_id, gender } }),
    onSuccess: (account, changes) => {
      accept(account)
      dispatchEvent(new Event('app:details_update'))
      if (!Object.keys(changes).some((field) => field.startsWith('birth') || field === 'chart_rules')) return
      forgetDays()
      for (const queryKey of [['daily'], ['lunar'], ['charts'], ['chart'], ['transits'], ['reports']])
        queryClient.removeQueries({ queryKey })
    },
  })
}
