import { useSearchParams } from 'react-router'
import { PersonPage } from '../account/person-page.tsx'
import { DashboardFrame } from './dashboard-frame.tsx'
import { DayBoard } from './day-board.tsx'
import { PersonBoard } from './person-board.tsx'

/** The day's reading by itself: one's own, or that of the saved person whom the address names. */
export default function DailyHoroscope() {
  const [params] = useSearchParams()
  const asked = params.get('person') ?? ''
  const person = /^\d{1,9}$/.test(asked) ? Number(asked) : null
  return (
    <PersonPage frame={<DashboardFrame />}>
      {person === null ? <DayBoard /> : <PersonBoard key={person} id={person} />}
    </PersonPage>
  )
}
