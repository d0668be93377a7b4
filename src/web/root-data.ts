import { useRouteLoaderData } from 'react-router'
import type { Lang } from './i18n/lang.ts'

/** What the root loader tells every page. */
export interface RootData {
  lang: Lang
  /** What the cookie says; the browser's storage has the last word. */
  signedIn: boolean
  publicUrl: string
}

const UNKNOWN: RootData = { lang: 'en', signedIn: false, publicUrl: '' }

export const useRootData = (): RootData => useRouteLoaderData<RootData>('root') ?? UNKNOWN
