import { lazy } from 'react'
import { useLoaderData, type MetaArgs } from 'react-router'
import { ForPerson } from '../chrome/for-person.tsx'
import { privateMeta } from '../chrome/page-meta.ts'
import { chartsText } from '../features/charts/text.ts'
import { landingLoader } from '../features/landing/landing-loader.ts'
import { onNewPage } from '../features/landing/on-new-page.ts'

const MyCharts = lazy(() => import('../features/charts/my-charts.tsx'))

export const loader = landingLoader
export const shouldRevalidate = onNewPage
export const handle = { needsSignIn: true }
export const meta = (args: MetaArgs) => privateMeta(chartsText, args)

export default function MyChartsRoute() {
  const landing = useLoaderData<typeof loader>()
  return (
    <ForPerson landing={landing}>
      <MyCharts />
    </ForPerson>
  )
}
