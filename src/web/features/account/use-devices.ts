import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const KEY = ['devices']

/** The devices on which the person is signed in. */
export const useDevices = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => call('GET /account/devices', { signal }) })

export function useRefreshDevices() {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: KEY })
}

/** Signs a device out, or all the others where none is named. */
export function useEndDevice() {
  const refresh = useRefreshDevices()
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null ? call('DELETE /account/devices') : call('DELETE /account/devices/:id', { params: { id } }),
    onSettled: refresh,
  })
}
