import { lazy } from 'react'
import { useLoaderData, type MetaArgs } from 'react-router'
import { ForPerson } from '../chrome/for-person.tsx'
import { privateMeta } from '../chrome/page-meta.ts'
import { chartsText } from '../features/charts/text.ts'
import { guestLoader } from '../features/guest/guest-loader.ts'
import { onNewPage } from '../features/landing/on-new-page.ts'

const MyCharts = lazy(() => import('../features/charts/my-charts.tsx'))
const GuestCharts = lazy(() => import('../features/guest/guest-charts.tsx'))

export const loader = guestLoader((site, lang) => ({ chart: site.exampleBirth(lang).chart }))
export const shouldRevalidate = onNewPage
export const meta = (args: MetaArgs) => privateMeta(chartsText, args)

export default function MyChartsRoute() {
  return (
    <ForPerson guest={<GuestCharts {...useLoaderData<typeof loader>()} />}>
      <MyCharts />
    </ForPerson>
  )
}
