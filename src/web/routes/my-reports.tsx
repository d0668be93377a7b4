import { lazy } from 'react'
import { useLoaderData, useLocation, type MetaArgs } from 'react-router'
import { ForPerson } from '../chrome/for-person.tsx'
import { privateMeta } from '../chrome/page-meta.ts'
import { landingLoader } from '../features/landing/landing-loader.ts'
import { onNewPage } from '../features/landing/on-new-page.ts'
import { myReportsText } from '../features/reports/my-text.ts'

const MyReports = lazy(() => import('../features/reports/my-reports.tsx'))

export const loader = landingLoader
export const shouldRevalidate = onNewPage
export const handle = { needsSignIn: true }
export const meta = (args: MetaArgs) => privateMeta(myReportsText, args)

export default function MyReportsRoute() {
  const landing = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  return (
    <ForPerson landing={landing}>
      <MyReports monthly={pathname.endsWith('/monthly')} />
    </ForPerson>
  )
}
