import { lazy } from 'react'
import { useLoaderData, type MetaArgs } from 'react-router'
import { ForPerson } from '../chrome/for-person.tsx'
import { privateMeta } from '../chrome/page-meta.ts'
import { dashboardText } from '../features/dashboard/text.ts'
import { landingLoader } from '../features/landing/landing-loader.ts'
import { onNewPage } from '../features/landing/on-new-page.ts'

const DailyHoroscope = lazy(() => import('../features/dashboard/daily-horoscope.tsx'))

export const loader = landingLoader
export const shouldRevalidate = onNewPage
export const handle = { needsSignIn: true }
export const meta = (args: MetaArgs) => privateMeta(dashboardText, args)

export default function DailyHoroscopeRoute() {
  const landing = useLoaderData<typeof loader>()
  return (
    <ForPerson landing={landing}>
      <DailyHoroscope />
    </ForPerson>
  )
}
