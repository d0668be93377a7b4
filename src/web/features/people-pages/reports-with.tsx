import type { Person } from '#contract/people.ts'
import { FailedList } from '../../api/failed-list.tsx'
import { formatInstantDate } from '../../i18n/format.ts'
import { Link } from '../../i18n/link.tsx'
import { useLang, useText } from '../../i18n/text.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { viewerPath } from '../charts/chart-path.ts'
import { isBeingWritten, useReports, type ReportRow } from '../reports/use-reports.ts'
import { peoplePagesText } from './text.ts'

/** Which report is offered first with somebody, by what they are to the person. */
const OFFERED: Readonly<Record<string, string>> = { child: '/report/child', partner: '/report/relationship' }

/** The reports that were written with somebody, and the way to another. */
export function ReportsWith({ person: { id, relation } }: { person: Person }) {
  const t = useText(peoplePagesText)
  const { data: reports, isError, error, refetch } = useReports()
  if (isError && !reports) return <FailedList error={error} onRetry={refetch} />
  if (!reports) return <Loading text={t.loading} className="min-h-24" />
  const theirs = reports.filter(({ person }) => person?.id === id)
  return (
    <>
      {theirs.length === 0 ? (
        <p className="text-ink-2">{t.noReports}</p>
      ) : (
        <ul className="divide-y divide-rule border-y border-rule">
          {theirs.map((report) => (
            <Row key={report.hash} report={report} />
          ))}
        </ul>
      )}
      <ButtonLink to={OFFERED[relation] ?? '/report/compatibility'} size="small" variant="quiet" className="mt-4">
        {t.order}
      </ButtonLink>
    </>
  )
}

function Row({ report }: { report: ReportRow }) {
  const t = useText(peoplePagesText)
  const { lang } = useLang()
  const { hash, title, status, ready_at: readyAt, created_at: createdAt } = report
  const state =
    status === -1
      ? t.failed
      : isBeingWritten(report)
        ? t.writing
        : status === 0
          ? t.waits
          : t.written(formatInstantDate(lang, readyAt ?? createdAt))
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 py-2">
      <Link to={status === 2 ? viewerPath(hash) : '/my-reports'} className="link inline-flex min-h-10 items-center">
        {title}
      </Link>
      <span className="text-sm text-ink-2">{state}</span>
    </li>
  )
}
