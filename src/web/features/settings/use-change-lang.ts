import type { Lang } from '#language/lang.ts'
import { useLang } from '../../i18n/text.tsx'
import { useUpdateAccount } from '../account/use-update-account.ts'

/** Changes the language of pages and account; the page goes back to its own where the account's can't be changed. */
export function useChangeLang(): (next: Lang) => void {
  const { lang, setLang } = useLang()
  const update = useUpdateAccount()
  return (next) => {
    setLang(next)
    update.mutate({ lang: next }, { onError: () => setLang(lang) })
  }
}
