import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { call } from '../../api/call.ts'

const POLL_MS = 3_000

/** What the reader has given; asked for again while a payment is on its way. */
export function useGifts() {
  const [asked] = useSearchParams()
  return useQuery({
    queryKey: ['gifts'],
    queryFn: ({ signal }) => call('GET /gifts', { signal }),
    refetchInterval: asked.get('payment') === 'success' ? POLL_MS : false,
    // Its recipient may have opened it.
    staleTime: 0,
  })
}

export function useRefreshGifts() {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: ['gifts'] })
}
