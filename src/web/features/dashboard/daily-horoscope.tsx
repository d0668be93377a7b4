import { useHydrated } from '../../ui/use-hydrated.ts'
import { DashboardFrame } from './dashboard-frame.tsx'
import { DayBoard } from './day-board.tsx'

/** The day's reading by itself. */
export default function DailyHoroscope() {
  return useHydrated() ? <DayBoard /> : <DashboardFrame />
}
