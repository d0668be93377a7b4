import { lazy } from 'react'
import { useLoaderData, type MetaArgs } from 'react-router'
import { ForPerson } from '../chrome/for-person.tsx'
import { privateMeta } from '../chrome/page-meta.ts'
import { calendarText } from '../features/calendar/text.ts'
import { guestLoader } from '../features/guest/guest-loader.ts'
import { onNewPage } from '../features/landing/on-new-page.ts'

const CalendarPage = lazy(() => import('../features/calendar/calendar-page.tsx'))
const GuestCalendar = lazy(() => import('../features/guest/guest-calendar.tsx'))

export const loader = guestLoader(async (site, lang) => ({ moon: await site.exampleMoon(lang) }))
export const shouldRevalidate = onNewPage
export const meta = (args: MetaArgs) => privateMeta(calendarText, args)

export default function CalendarRoute() {
  const { moon } = useLoaderData<typeof loader>()
  return (
    <ForPerson guest={<GuestCalendar moon={moon} />}>
      <CalendarPage month={moon.date.slice(0, 7)} />
    </ForPerson>
  )
}
