import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLang } from '../../i18n/text.tsx'
import { useSignedIn } from '../../session/session.ts'
import { accountQuery } from './account-query.ts'

/** Brings the account up to date once a visit, and the page into the account's language. */
export function useAccountSync(): void {
  const signedIn = useSignedIn()
  const { lang, setLang } = useLang()
  const { data: account } = useQuery({ ...accountQuery, enabled: signedIn })
  useEffect(() => {
    if (account && account.lang !== lang) setLang(account.lang)
    // Follows the account only: a language chosen since is on its way to the server.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [account])
}
