import { lazy } from 'react'
import { useLoaderData, type MetaArgs } from 'react-router'
import { ForPerson } from '../chrome/for-person.tsx'
import { privateMeta } from '../chrome/page-meta.ts'
import { Landing } from '../features/landing/landing.tsx'
import { landingLoader } from '../features/landing/landing-loader.ts'
import { onNewPage } from '../features/landing/on-new-page.ts'
import { spansText } from '../features/spans/text.ts'

const SpanPage = lazy(() => import('../features/spans/span-page.tsx'))

export const loader = landingLoader
export const shouldRevalidate = onNewPage
export const handle = { needsSignIn: true }
export const meta = (args: MetaArgs) => privateMeta(spansText, args)

export default function DailySpanRoute() {
  const landing = useLoaderData<typeof loader>()
  return (
    <ForPerson guest={<Landing {...landing} />}>
      <SpanPage />
    </ForPerson>
  )
}
