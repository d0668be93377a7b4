import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const KEY = ['calendar feed']

/** Whether the person has made an address to subscribe to. */
export const useFeed = (enabled: boolean) =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => call('GET /calendar/feed', { signal }), enabled })

/** Ends the address: whoever subscribed to it gets nothing any more. */
export function useEndFeed() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /calendar/feed'),
    onSuccess: () => queryClient.setQueryData(KEY, { made_at: null }),
  })
}

/** Makes the address, or a new one in place of the old. */
export function useMakeFeed() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /calendar/feed'),
    onSuccess: ({ made_at }) => queryClient.setQueryData(KEY, { made_at }),
  })
}
