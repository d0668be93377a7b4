import { lazy } from 'react'
import { useLoaderData, type MetaArgs } from 'react-router'
import { ForPerson } from '../chrome/for-person.tsx'
import { privateMeta } from '../chrome/page-meta.ts'
import { dashboardText } from '../features/dashboard/text.ts'
import { guestLoader } from '../features/guest/guest-loader.ts'
import { onNewPage } from '../features/landing/on-new-page.ts'

const DailyHoroscope = lazy(() => import('../features/dashboard/daily-horoscope.tsx'))
const GuestDay = lazy(() => import('../features/guest/guest-day.tsx'))

export const loader = guestLoader((site, lang) => site.exampleBirth(lang))
export const shouldRevalidate = onNewPage
export const meta = (args: MetaArgs) => privateMeta(dashboardText, args)

export default function DailyHoroscopeRoute() {
  return (
    <ForPerson guest={<GuestDay {...useLoaderData<typeof loader>()} />}>
      <DailyHoroscope />
    </ForPerson>
  )
}
