import { Link } from '../../i18n/link.tsx'
import { formatInstantDate } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { AsideBlock } from '../../ui/aside-block.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { viewerPath } from '../charts/chart-path.ts'
import { myReportsText } from './my-text.ts'
import { isBeingWritten, useReports, type ReportRow } from './use-reports.ts'

const SHOWN = 2

/** The dashboard's first two reports, or the way to the first one. */
export function ReportsPreview() {
  const t = useText(myReportsText)
  const { data: reports } = useReports()
  return (
    <AsideBlock id="my-reports" title={t.previewTitle}>
      {reports?.length === 0 ? (
        <>
          <p className="mt-3 font-text text-md">{t.previewNone}</p>
          <Link to="/reports" className="link mt-2 inline-block text-sm">
            {t.previewCreate}
          </Link>
        </>
      ) : (
        <>
          <ul className="mt-2 min-h-14 divide-y divide-rule">
            {reports?.slice(0, SHOWN).map((report) => (
              <PreviewRow key={report.hash} report={report} />
            ))}
          </ul>
          <Link to="/my-reports" className="link mt-3 inline-block text-sm">
            {t.all}
          </Link>
        </>
      )}
    </AsideBlock>
  )
}

function PreviewRow({ report }: { report: ReportRow }) {
  const t = useText(myReportsText)
  const { lang } = useLang()
  const waits = report.status === 0 && report.lacks.length > 0
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <span className="min-w-0">
        {report.status === 2 ? (
          <Link to={viewerPath(report.hash)} className="font-text text-md hover:text-accent">
            {report.title}
          </Link>
        ) : (
          <span className="font-text text-md">{report.title}</span>
        )}
        <span className="block text-xs text-ink-2">
          {waits ? t.waits : formatInstantDate(lang, report.ready_at ?? report.created_at)}
        </span>
      </span>
      {isBeingWritten(report) && <Spinner size={20} label={t.inProgress} />}
    </li>
  )
}
