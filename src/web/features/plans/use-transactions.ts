import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { Transaction } from '#contract/plans.ts'
import { call } from '../../api/call.ts'

/** Every payment, refund and cancellation, newest first. */
export const useTransactions = (options: Pick<UseQueryOptions<Transaction[]>, 'enabled' | 'refetchInterval'> = {}) =>
  useQuery({
    queryKey: ['transactions'],
    queryFn: ({ signal }) => call('GET /transactions/list', { signal }),
    staleTime: 0,
    ...options,
  })

/** Whether nothing was charged: a plan that begins with its trial. */
export const isTrial = ({ type, price, status }: Transaction) =>
  type === 'subscription' && price === 0 && status === 'completed'
