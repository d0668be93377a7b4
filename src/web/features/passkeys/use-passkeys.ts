import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useText } from '../../i18n/text.tsx'
import { showToast } from '../../ui/toast.ts'
import { refreshAccount } from '../account/account-query.ts'
import { deviceOf } from '#contract/device-name.ts'
import { isCanceled, makePasskey } from './ceremony.ts'
import { passkeysText } from './text.ts'

const KEY = ['passkeys']

export const usePasskeys = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => call('GET /account/passkeys', { signal }) })

/** After a change: the list, and the account, whose second factor it may be. */
function useRefresh() {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: KEY })
    refreshAccount(client).catch(() => undefined)
  }
}

/** Makes a passkey on this device, under the device's own name. Closing the browser's window changes nothing. */
export function useAddPasskey() {
  const t = useText(passkeysText)
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async () => {
      const { options } = await call('POST /account/passkeys/options', { body: {} })
      const response = await makePasskey(options).catch((error: unknown) => {
        if (isCanceled(error)) return null
        throw new Error(t.failed, { cause: error })
      })
      if (!response) return null
      const { browser, system } = deviceOf(navigator.userAgent)
      const name = [browser, system].filter(Boolean).join(', ') || t.defaultName
      return call('POST /account/passkeys', { body: { name, response } })
    },
    onSuccess: (added) => {
      if (added) showToast(t.added)
      refresh()
    },
  })
}

export function useRemovePasskey() {
  const t = useText(passkeysText)
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) => call('DELETE /account/passkeys/:id', { params: { id } }),
    onSuccess: () => {
      showToast(t.removed)
      refresh()
    },
  })
}

export function useRenamePasskey() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, name }: { id: number; name: string }) =>
      call('PATCH /account/passkeys/:id', { params: { id }, body: { name } }),
    onSuccess: refresh,
  })
}
