import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useText } from '../../i18n/text.tsx'
import { showToast } from '../../ui/toast.ts'
import { refreshAccount } from '../account/account-query.ts'
import { forgetDays } from '../../session/daily-cache.ts'
import { birthTimeText } from './text.ts'

/** Takes the instant that is known better, or keeps the one that was; what was computed from it is asked for anew. */
export function useSettleReview() {
  const t = useText(birthTimeText)
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { choice: 'accept' | 'keep'; person?: number | undefined }) =>
      call('POST /birth-review', { body }),
    onSuccess: async (_, { choice, person }) => {
      if (choice === 'accept' && person === undefined) forgetDays()
      await Promise.all([
        refreshAccount(client),
        ...[['people'], ['daily'], ['charts'], ['chart'], ['transits'], ['reports']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ])
      showToast(choice === 'accept' ? t.reviewTaken : t.reviewKept)
    },
  })
}
