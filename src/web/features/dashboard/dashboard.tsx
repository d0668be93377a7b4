import { useSession } from '../../session/session.ts'
import { PersonPage } from '../account/person-page.tsx'
import { ReviewNotice } from '../birth-time/review-notice.tsx'
import { ChartsPreview } from '../charts/charts-preview.tsx'
import { ReportsPreview } from '../reports/reports-preview.tsx'
import { DashboardFrame } from './dashboard-frame.tsx'
import { DayBoard } from './day-board.tsx'
import { ProfileCard } from './profile-card.tsx'

/** The signed-in person's first page. */
export default function Dashboard() {
  const { account } = useSession()
  return (
    <PersonPage frame={<DashboardFrame />}>
      <DayBoard
        notice={
          account?.birth_review && (
            <div className="mt-8">
              <ReviewNotice birth={account} />
            </div>
          )
        }
        aside={
          <>
            {account && <ProfileCard account={account} />}
            <ReportsPreview />
            <ChartsPreview />
          </>
        }
      />
    </PersonPage>
  )
}
