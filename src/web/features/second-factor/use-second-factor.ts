import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { refreshAccount } from '../account/account-query.ts'
import { useRefreshDevices } from '../account/use-devices.ts'

const KEY = ['second-factor']

export const useSecondFactor = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => call('GET /account/second-factor', { signal }) })

/** After a change: its state, the account that tells of it, and the devices that were signed out by it. */
export function useRefreshSecondFactor() {
  const client = useQueryClient()
  const refreshDevices = useRefreshDevices()
  return () => {
    void client.invalidateQueries({ queryKey: KEY })
    refreshAccount(client).catch(() => undefined)
    refreshDevices()
  }
}
