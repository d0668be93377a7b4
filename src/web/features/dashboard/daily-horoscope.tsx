import { PersonPage } from '../account/person-page.tsx'
import { DashboardFrame } from './dashboard-frame.tsx'
import { DayBoard } from './day-board.tsx'

/** The day's reading by itself. */
export default function DailyHoroscope() {
  return (
    <PersonPage frame={<DashboardFrame />}>
      <DayBoard />
    </PersonPage>
  )
}
