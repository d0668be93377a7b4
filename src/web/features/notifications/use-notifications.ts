import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NotificationChoices, NotificationSettings } from '#contract/notifications.ts'
import { call } from '../../api/call.ts'
import { allowPush } from './allow-push.ts'

const KEY = ['notifications']

export const useNotifications = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => call('GET /notifications', { signal }) })

/** Saves what is chosen; the page shows it at once, and again what was before where it can't be saved. */
export function useChoose() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NotificationChoices) => call('PUT /notifications', { body }),
    onMutate: async (chosen) => {
      await client.cancelQueries({ queryKey: KEY })
      const before = client.getQueryData<NotificationSettings>(KEY)
      if (before) client.setQueryData(KEY, { ...before, ...chosen })
      return before
    },
    onSuccess: (saved) => client.setQueryData(KEY, saved),
    onError: (_, __, before) => client.setQueryData(KEY, before),
  })
}

/** Has this browser take notifications. */
export function useAllowPush(key: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => allowPush(key),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  })
}
