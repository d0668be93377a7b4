import { useSession } from '../../session/session.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { ChartsPreview } from '../charts/charts-preview.tsx'
import { DashboardFrame } from './dashboard-frame.tsx'
import { DayBoard } from './day-board.tsx'
import { ProfileCard } from './profile-card.tsx'

/** The signed-in person's first page. The server sends its frame; what is personal comes from this device and the API. */
export default function Dashboard() {
  const hydrated = useHydrated()
  const { account } = useSession()
  if (!hydrated) return <DashboardFrame />
  return (
    <DayBoard
      aside={
        <>
          {account && <ProfileCard account={account} />}
          <ChartsPreview />
        </>
      }
    />
  )
}
