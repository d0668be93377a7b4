import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'
import { useLang } from '../../i18n/text.tsx'
import { keepAccount, useSession } from '../../session/session.ts'

/** Brings the account up to date once a visit, and the page into the account's language. */
export function useAccountSync(): void {
  const { signedIn } = useSession()
  const { lang, setLang } = useLang()
  const { data: account } = useQuery({
    queryKey: ['account'],
    queryFn: async ({ signal }) => {
      const answer = await call('GET /sync', { signal })
      keepAccount(answer)
      return answer
    },
    enabled: signedIn,
    staleTime: Infinity,
  })
  useEffect(() => {
    if (account && account.lang !== lang) setLang(account.lang)
    // Follows the account only: a language chosen since is on its way to the server.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [account])
}
