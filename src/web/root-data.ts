import { useRouteLoaderData } from 'react-router'
import type { ReportType } from '#product/catalogue/report.ts'
import { langAsked } from './i18n/lang.ts'
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

export const useRootData = (): RootData => useRouteLoaderData<RootData>('root') ?? unknown()
