import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '#contract/api.ts'
import { call } from '../../api/call.ts'
import { useText } from '../../i18n/text.tsx'
import { showToast } from '../../ui/toast.ts'
import { apiKeysText } from './text.ts'

const KEY = ['api-keys']

export const useApiKeys = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => call('GET /account/api-keys', { signal }) })

function useRefresh() {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: KEY })
}

/** Makes a key; its answer has the key itself, this once. */
export function useCreateApiKey() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ body }: CallInput<'POST /account/api-keys', 'input'>) => call('POST /account/api-keys', { body }),
    // Not kept beyond the sheet that shows it.
    gcTime: 0,
    onSuccess: refresh,
  })
}

export function useRenameApiKey() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, name }: { id: number; name: string }) =>
      call('PATCH /account/api-keys/:id', { params: { id }, body: { name } }),
    onSuccess: refresh,
  })
}

export function useRevokeApiKey() {
  const t = useText(apiKeysText)
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) => call('DELETE /account/api-keys/:id', { params: { id } }),
    onSuccess: () => {
      showToast(t.revoked)
      refresh()
    },
  })
}
