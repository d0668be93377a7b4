import { lazy, Suspense } from 'react'
import { useLoaderData, useParams, type MetaArgs } from 'react-router'
import { ForPerson } from '../chrome/for-person.tsx'
import { privateMeta } from '../chrome/page-meta.ts'
import { hashOfViewer } from '../features/charts/chart-path.ts'
import { Landing } from '../features/landing/landing.tsx'
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
    <ForPerson guest={<Landing {...landing} />}>
      {/* As long as `unread.tsx`, which would be a file more to load here. */}
      <Suspense fallback={<div className="min-h-[1000svh]" />}>
        <Viewer key={id} hash={hashOfViewer(id)} />
      </Suspense>
    </ForPerson>
  )
}
