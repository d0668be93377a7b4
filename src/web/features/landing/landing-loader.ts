import type { RouterContextProvider, ShouldRevalidateFunctionArgs } from 'react-router'
import { siteContext } from '../../context.ts'
import type { SkyNow } from './sky-now.ts'

/** What the landing page needs. Pages for a person carry it too, for the visitor who comes there. */
export function landingLoader({ context }: { context: Readonly<RouterContextProvider> }): { sky: SkyNow } {
  return { sky: { instant: new Date().toISOString(), placements: context.get(siteContext).placementsNow() } }
}

/** A modal in the address, or another language, does not ask for a new sky. */
export const onNewPage = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname
