import { useEffect } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { ReportType } from '#product/catalogue/report.ts'
import { DOCUMENT_LANG, langAsked } from './i18n/lang.ts'
import type { Lang } from '#language/lang.ts'

export interface SignInProvider {
  id: string
  title: string
}

/** What the root loader tells every page. */
export interface RootData {
  lang: Lang
  /** What the cookie says; the browser's storage has the last word. */
  signedIn: boolean
  publicUrl: string
  /** Where people can sign in with an account they have already, in the order of the buttons. */
  signInProviders: readonly SignInProvider[]
  /** Every report that is offered, as lists of links name it. */
  reports: { type: ReportType; short: string }[]
  /** Of the pages that menus list, those that lead nowhere at the moment. */
  closedPages: readonly string[]
}

const UNKNOWN: RootData = {
  lang: 'en',
  signedIn: false,
  publicUrl: '',
  signInProviders: [],
  reports: [],
  closedPages: [],
}

/** A page whose data could not be had still speaks the reader's language. */
const unknown = (): RootData =>
  typeof document === 'undefined'
    ? UNKNOWN
    : {
        ...UNKNOWN,
        lang: langAsked({
          cookie: document.cookie,
          asked: new URLSearchParams(location.search).get('lang'),
          acceptLanguage: navigator.languages.join(),
        }),
      }

/** As the document says it: data that were loaded after the language was changed in another tab are in another. */
export const inDocument = (data: RootData): RootData =>
  DOCUMENT_LANG === null || data.lang === DOCUMENT_LANG ? data : { ...data, lang: DOCUMENT_LANG }

export const useRootData = (): RootData => inDocument(useRouteLoaderData<RootData>('root') ?? unknown())

/** Loads the page anew where its data have come in another language. */
export function useLanguageOfData(): void {
  const lang = useRouteLoaderData<RootData>('root')?.lang
  useEffect(() => {
    if (lang && lang !== DOCUMENT_LANG && navigator.onLine) location.reload()
  }, [lang])
}
