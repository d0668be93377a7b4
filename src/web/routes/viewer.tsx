import { lazy } from 'react'
import { useLoaderData, useParams, type MetaArgs } from 'react-router'
import { ForPerson } from '../chrome/for-person.tsx'
import { privateMeta } from '../chrome/page-meta.ts'
import { hashOfViewer } from '../features/charts/chart-path.ts'
import { landingLoader } from '../features/landing/landing-loader.ts'
import { onNewPage } from '../features/landing/on-new-page.ts'
import { viewerText } from '../features/viewer/text.ts'

const Viewer = lazy(() => import('../features/viewer/viewer.tsx'))

export const loader = landingLoader
export const shouldRevalidate = onNewPage
export const handle = { needsSignIn: true }
export const meta = (args: MetaArgs) => privateMeta(viewerText, args)

export default function ViewerRoute() {
  const landing = useLoaderData<typeof loader>()
  const { id = '' } = useParams()
  return (
    <ForPerson landing={landing}>
      <Viewer key={id} hash={hashOfViewer(id)} />
    </ForPerson>
  )
}
