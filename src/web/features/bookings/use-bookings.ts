import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const slotsOf = (id: number) => ['slots', id] as const
const MINE = ['bookings'] as const
/** While something waits for the bank, which answers within seconds. */
const WAITING_MS = 3_000

/** A day and an hour by the consultant's clock. */
interface Wanted {
  date: string
  time: string
}

/** What is shown of an hour: the price that it is paid with, and the instant that it is by the person's own clock. */
interface Shown {
  price: { amount: number; currency: string }
  starts: string
}

/** The free hours of a consultant, asked anew each time a dialog opens: others book too. */
export const useSlots = (id: number) =>
  useQuery({
    queryKey: slotsOf(id),
    queryFn: ({ signal }) => call('GET /consultants/:id/slots', { params: { id }, query: {}, signal }),
    staleTime: 0,
  })

export const useMyBookings = () =>
  useQuery({
    queryKey: MINE,
    queryFn: ({ signal }) => call('GET /bookings', { signal }),
    refetchInterval: ({ state }) => (state.data?.some((one) => one.state === 'held') ? WAITING_MS : false),
  })

/** A refusal means that the hours shown are no longer the free ones. */
function useFresh(id: number) {
  const queryClient = useQueryClient()
  return {
    onError: () => queryClient.invalidateQueries({ queryKey: slotsOf(id) }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: MINE }),
  }
}

export const useBook = (id: number) =>
  useMutation({
    mutationFn: (wanted: Wanted & Shown) => call('POST /bookings', { body: { consultant: id, ...wanted } }),
    ...useFresh(id),
  })

export const useMove = (consultant: number, booking: number) =>
  useMutation({
    mutationFn: (wanted: Wanted) => call('PATCH /bookings/:id', { params: { id: booking }, body: wanted }),
    ...useFresh(consultant),
  })

export function useCancel() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call('DELETE /bookings/:id', { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: MINE }),
  })
}
