import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallOutput } from '#contract/api.ts'
import { askAgainAfter } from '../../api/ask-again.ts'
import { call } from '../../api/call.ts'
import { useLang } from '../../i18n/text.tsx'
import { refreshAccount } from '../account/account-query.ts'
import type { Wishes } from './wishes.ts'

export type ReportRow = CallOutput<'GET /reports/reports'>[number]

/** Whether a report is on its way by itself; one that waits for its reader isn't. */
export const isBeingWritten = ({ status, lacks }: Pick<ReportRow, 'status' | 'lacks'>) =>
  status === 0 && lacks.length === 0

/** The person's reports, asked again while one is being written and the page is seen. */
export function useReports() {
  const { lang } = useLang()
  return useQuery({
    queryKey: ['reports', 'list', lang],
    queryFn: ({ signal }) => call('GET /reports/reports', { signal }),
    refetchInterval: (query) => askAgainAfter(query, query.state.data?.some(isBeingWritten) ?? false),
  })
}

/** One report, asked again until it is written in the page's language. */
export function useReport(hash: string) {
  const { lang } = useLang()
  return useQuery({
    queryKey: ['reports', 'one', hash, lang],
    queryFn: ({ signal }) => call('GET /report/:hash', { params: { hash }, signal }),
    refetchInterval: (query) => {
      const { data } = query.state
      return askAgainAfter(query, !!data && !data.document && data.status >= 0 && data.lacks.length === 0)
    },
  })
}

/** Says what a report waits for. */
export function useCompleteReport(hash: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ person, places, consent }: Wishes & { consent?: boolean }) =>
      call('PATCH /report/:hash', {
        params: { hash },
        body: {
          ...(person !== null && { person }),
          ...(places.length > 0 && { places: places.map(({ id }) => id) }),
          ...(consent && { deliver_at_once: true }),
        },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['reports'] }),
  })
}

/** Gives a waiting report back for its credit. */
export function useReturnReport(hash: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /report/:hash', { params: { hash } }),
    onSuccess: () => Promise.all([client.invalidateQueries({ queryKey: ['reports'] }), refreshAccount(client)]),
  })
}
