import { Link, NavLink } from '../../i18n/link.tsx'
import { useText } from '../../i18n/text.tsx'
import { useSession } from '../../session/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { PersonPage } from '../account/person-page.tsx'
import { countersOf } from '../account/counters-of.ts'
import { myReportsText } from './my-text.ts'
import { ReportListRow } from './report-list-row.tsx'
import { viewerPath } from '../charts/chart-path.ts'
import { useMonthCheck } from './use-month-check.ts'
import { useReports } from './use-reports.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FailedList } from '../../api/failed-list.tsx'

const MONTHLY = 'monthly-forecast'

/** What the person has ordered: the reports on one question each, or the forecasts of the months. */
export default function MyReports({ monthly }: { monthly: boolean }) {
  const t = useText(myReportsText)
  return (
    <div className="page pt-8 lg:pt-12">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
        <div>
          <h1 className="display-1">{t.title}</h1>
          <p className="mt-5 max-w-[36rem] font-text text-lg text-ink-2">{t.lead}</p>
          <Left />
        </div>
        {monthly ? (
          <PersonPage frame={<div className="min-h-12" />}>
            <MonthButton />
          </PersonPage>
        ) : (
          <ButtonLink to="/reports">
            <Icon name="plus" size={18} />
            {t.order}
          </ButtonLink>
        )}
      </div>
      <nav aria-label={t.tabs} className="mt-10 flex gap-2">
        <NavLink end to="/my-reports" preventScrollReset className="choice">
          {t.specialized}
        </NavLink>
        <NavLink to="/my-reports/monthly" preventScrollReset className="choice">
          {t.monthly}
        </NavLink>
      </nav>
      <PersonPage frame={<Waiting />}>
        <ReportList monthly={monthly} />
      </PersonPage>
    </div>
  )
}

/** This month's forecast: to be read by whoever has it, to be ordered by the others. */
function MonthButton() {
  const t = useText(myReportsText)
  const { data, isPending } = useMonthCheck()
  if (isPending) return <div className="min-h-12" />
  if (data?.hash)
    return (
      <ButtonLink to={viewerPath(data.hash)}>
        <Icon name="arrow" size={18} />
        {t.readMonthly}
      </ButtonLink>
    )
  if (data && data.count > 0) return null
  return (
    <ButtonLink to={`/report/${MONTHLY}`}>
      <Icon name="plus" size={18} />
      {t.orderMonthly}
    </ButtonLink>
  )
}

/** How many reports are paid for and not ordered yet. */
function Left() {
  const t = useText(myReportsText)
  const { account } = useSession()
  const count = account ? countersOf(account).reports : 0
  return (
    <p className="mt-5 min-h-8">
      {count > 0 && <span className="inline-block border border-accent px-3 py-1 text-sm">{t.left(count)}</span>}
    </p>
  )
}

function Waiting() {
  return (
    <div className="mt-8 grid min-h-56 place-items-center border-y border-rule">
      <Spinner size={36} />
    </div>
  )
}

export function ReportList({ monthly }: { monthly: boolean }) {
  const { data: reports, isError, error, refetch } = useReports()
  if (isError && !reports) return <FailedList error={error} onRetry={refetch} />
  if (!reports) return <Waiting />
  const shown = reports.filter(({ type }) => (type === MONTHLY) === monthly)
  if (shown.length === 0) return <Nothing monthly={monthly} />
  return (
    <ul className="mt-8 divide-y divide-rule border-y border-rule">
      {shown.map((report) => (
        <ReportListRow key={report.hash} report={report} />
      ))}
    </ul>
  )
}

function Nothing({ monthly }: { monthly: boolean }) {
  const t = useText(myReportsText)
  return (
    <Card padding="large" className="mt-8">
      <p className="display-3">{monthly ? t.emptyMonthlyTitle : t.emptyTitle}</p>
      <p className="mt-2 max-w-[38rem] font-text text-lg">{monthly ? t.emptyMonthlyText : t.emptyText}</p>
      <Link to={monthly ? `/report/${MONTHLY}` : '/reports'} className="link mt-5 inline-block">
        {monthly ? t.orderMonthly : t.look}
      </Link>
    </Card>
  )
}
