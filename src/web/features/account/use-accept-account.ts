import { useQueryClient } from '@tanstack/react-query'
import type { Account } from '#contract/accounts.ts'
import { useLang } from '../../i18n/text.tsx'
import { keepAccount } from '../../session/session.ts'
import { accountQuery } from './account-query.ts'

/** Takes over an account that an answer brought: the session, the cache, the page's language. */
export function useAcceptAccount() {
  const queryClient = useQueryClient()
  const { lang, setLang } = useLang()
  return (account: Account) => {
    keepAccount(account)
    queryClient.setQueryData(accountQuery.queryKey, account)
    if (account.lang !== lang) setLang(account.lang)
  }
}
