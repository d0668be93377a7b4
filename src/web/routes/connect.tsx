import { lazy } from 'react'
import { useLoaderData, type MetaArgs } from 'react-router'
import { ForPerson } from '../chrome/for-person.tsx'
import { privateMeta } from '../chrome/page-meta.ts'
import { connectedAppsText } from '../features/connected-apps/text.ts'
import { Landing } from '../features/landing/landing.tsx'
import { landingLoader } from '../features/landing/landing-loader.ts'
import { onNewPage } from '../features/landing/on-new-page.ts'

const ConnectPage = lazy(() => import('../features/connected-apps/connect-page.tsx'))

export const loader = landingLoader
export const shouldRevalidate = onNewPage
export const handle = { needsSignIn: true }
export const meta = (args: MetaArgs) => privateMeta(connectedAppsText, args)

/** Where a program sends the person who is to let it in. */
export default function ConnectRoute() {
  const landing = useLoaderData<typeof loader>()
  return (
    <ForPerson guest={<Landing {...landing} />}>
      <ConnectPage />
    </ForPerson>
  )
}
