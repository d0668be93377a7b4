import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const slotsOf = (id: number) => ['slots', id] as const
const MINE = ['bookings'] as const

/** The free hours of a consultant, asked anew each time a dialog opens: others book too. */
export const useSlots = (id: number) =>
  useQuery({
    queryKey: slotsOf(id),
    queryFn: ({ signal }) => call('GET /consultants/:id/slots', { params: { id }, query: {}, signal }),
    staleTime: 0,
  })

export const useMyBookings = () =>
  useQuery({ queryKey: MINE, queryFn: ({ signal }) => call('GET /bookings', { signal }) })

export function useBook(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (slot: { date: string; time: string }) => call('POST /bookings', { body: { consultant: id, ...slot } }),
    // A refusal means that the hours shown are no longer the free ones.
    onError: () => queryClient.invalidateQueries({ queryKey: slotsOf(id) }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: MINE }),
  })
}

export function useGiveBack() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call('DELETE /bookings/:id', { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: MINE }),
  })
}
