import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '#contract/api.ts'
import { call } from '../../api/call.ts'
import { useText } from '../../i18n/text.tsx'
import { showToast } from '../../ui/toast.ts'
import { pairsText } from './text.ts'

const KEY = ['pairs']

export const usePairs = () => useQuery({ queryKey: KEY, queryFn: ({ signal }) => call('GET /pairs', { signal }) })

export function useRefreshPairs() {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: KEY })
}

/** Makes an invitation; its answer has the address, this once. */
export function useInvite() {
  const refresh = useRefreshPairs()
  return useMutation({
    mutationFn: (body: CallInput<'POST /pairs/invitations', 'output'>['body']) =>
      call('POST /pairs/invitations', { body }),
    // Not kept beyond the sheet that shows it.
    gcTime: 0,
    onSuccess: refresh,
  })
}

export function useTakeBack() {
  const t = useText(pairsText)
  const refresh = useRefreshPairs()
  return useMutation({
    mutationFn: (id: number) => call('DELETE /pairs/invitations/:id', { params: { id } }),
    onSuccess: () => showToast(t.takenBack),
    // One that was accepted meanwhile is among the pairs now.
    onSettled: refresh,
  })
}
