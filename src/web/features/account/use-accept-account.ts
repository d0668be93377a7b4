import { useQueryClient } from '@tanstack/react-query'
import type { Account } from '#contract/accounts.ts'
import { keepAccount } from '../../session/session.ts'
import { accountQuery } from './account-query.ts'

/** Takes over an account that an answer brought: the session and the cache. The page's language follows it (`useAccountSync`). */
export function useAcceptAccount() {
  const queryClient = useQueryClient()
  return (account: Account) => {
    keepAccount(account)
    queryClient.setQueryData(accountQuery.queryKey, account)
  }
}
