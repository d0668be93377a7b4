import { createContext, use, type ReactNode } from 'react'
import type { Lang } from '#language/lang.ts'
import type { Texts, Words } from './dictionary.ts'

interface Language {
  lang: Lang
  setLang: (lang: Lang) => void
}
const LanguageContext = createContext<Language>({ lang: 'en', setLang: () => undefined })

export function LanguageProvider({ value, children }: { value: Language; children: ReactNode }) {
  return <LanguageContext value={value}>{children}</LanguageContext>
}

export const useLang = () => use(LanguageContext)

/** The words of a feature in the language of the page. */
export function useText<T>(dictionary: Texts<T>): Words<T> {
  return dictionary[use(LanguageContext).lang]
}
