import type { Lang } from '#language/lang.ts'
import { useLang } from '../../i18n/text.tsx'
import { useUpdateAccount } from '../account/use-update-account.ts'

/** Changes the language of the account, and then of its pages. */
export function useChangeLang(): (next: Lang) => void {
  const { setLang } = useLang()
  const update = useUpdateAccount()
  return (next) => update.mutate({ lang: next }, { onSuccess: () => setLang(next) })
}
