import { lazy } from 'react'
import { useLoaderData, type MetaArgs } from 'react-router'
import { ForPerson } from '../chrome/for-person.tsx'
import { privateMeta } from '../chrome/page-meta.ts'
import { calendarText } from '../features/calendar/text.ts'
import { landingLoader } from '../features/landing/landing-loader.ts'
import { onNewPage } from '../features/landing/on-new-page.ts'

const CalendarPage = lazy(() => import('../features/calendar/calendar-page.tsx'))

export const loader = landingLoader
export const shouldRevalidate = onNewPage
export const handle = { needsSignIn: true }
export const meta = (args: MetaArgs) => privateMeta(calendarText, args)

export default function CalendarRoute() {
  const landing = useLoaderData<typeof loader>()
  return (
    <ForPerson landing={landing}>
      <CalendarPage month={landing.sky.instant.slice(0, 7)} />
    </ForPerson>
  )
}
