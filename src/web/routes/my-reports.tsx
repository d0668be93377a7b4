import { lazy } from 'react'
import { useLoaderData, useLocation, type MetaArgs } from 'react-router'
import { ForPerson } from '../chrome/for-person.tsx'
import { privateMeta } from '../chrome/page-meta.ts'
import { guestLoader } from '../features/guest/guest-loader.ts'
import { onNewPage } from '../features/landing/on-new-page.ts'
import { myReportsText } from '../features/reports/my-text.ts'

const MyReports = lazy(() => import('../features/reports/my-reports.tsx'))
const GuestReports = lazy(() => import('../features/guest/guest-reports.tsx'))

export const loader = guestLoader((site, lang) => ({ report: site.exampleReport(lang) }))
export const shouldRevalidate = onNewPage
export const meta = (args: MetaArgs) => privateMeta(myReportsText, args)

export default function MyReportsRoute() {
  const { pathname } = useLocation()
  return (
    <ForPerson guest={<GuestReports {...useLoaderData<typeof loader>()} />}>
      <MyReports monthly={pathname.endsWith('/monthly')} />
    </ForPerson>
  )
}
