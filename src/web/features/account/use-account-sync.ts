import { useIsMutating, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLang } from '../../i18n/text.tsx'
import { useSignedIn } from '../../session/session.ts'
import { accountQuery } from './account-query.ts'

/** Brings the account up to date once a visit, and the page into the account's language. */
export function useAccountSync(): void {
  const signedIn = useSignedIn()
  const { lang, setLang } = useLang()
  const { data: account } = useQuery({ ...accountQuery, enabled: signedIn })
  // The page is loaded anew for it: what is on its way to the server comes first.
  const isBusy = useIsMutating() > 0
  useEffect(() => {
    if (account && !isBusy && account.lang !== lang) setLang(account.lang)
  }, [account, isBusy, lang, setLang])
}
