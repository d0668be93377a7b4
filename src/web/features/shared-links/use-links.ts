import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '#contract/api.ts'
import { call } from '../../api/call.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { showToast } from '../../ui/toast.ts'
import { sharedLinksText } from './text.ts'

const KEY = 'shared-links'

export function useSharedLinks() {
  const { lang } = useLang()
  return useQuery({ queryKey: [KEY, lang], queryFn: ({ signal }) => call('GET /shared-links', { signal }) })
}

function useRefresh() {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: [KEY] })
}

/** Makes a link, or another address for one; its answer has the address, this once. */
export function useMakeLink() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: CallInput<'POST /shared-links', 'input'>['body']) => call('POST /shared-links', { body }),
    // Not kept beyond the sheet that shows it.
    gcTime: 0,
    onSuccess: refresh,
  })
}

export function useSwitchOff() {
  const t = useText(sharedLinksText)
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) => call('DELETE /shared-links/:id', { params: { id } }),
    onSuccess: () => {
      showToast(t.turnedOff)
      refresh()
    },
  })
}
