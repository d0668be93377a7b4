import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useText } from '../../i18n/text.tsx'
import { showToast } from '../../ui/toast.ts'
import { connectedAppsText } from './text.ts'

const APPS = ['connected-apps']

export const useApps = () =>
  useQuery({ queryKey: APPS, queryFn: ({ signal }) => call('GET /account/apps', { signal }) })

export function useDisconnect() {
  const t = useText(connectedAppsText)
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call('DELETE /account/apps/:id', { params: { id } }),
    onSuccess: () => {
      showToast(t.disconnected)
      void client.invalidateQueries({ queryKey: APPS })
    },
  })
}
