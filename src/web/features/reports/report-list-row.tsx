import type { ReportType } from '#product/catalogue/report.ts'
import { Link } from '../../i18n/link.tsx'
import { formatInstantDate } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { viewerPath } from '../charts/chart-path.ts'
import { myReportsText } from './my-text.ts'
import { PdfButton } from './pdf-button.tsx'
import { MissingDetails } from './missing-details.tsx'
import { ReportPicture } from './report-picture.tsx'
import type { ReportRow } from './use-reports.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

/** One ordered report: to be read, on its way, waiting for its reader, or failed. */
export function ReportListRow({ report }: { report: ReportRow }) {
  const t = useText(myReportsText)
  const { lang } = useLang()
  const { type, status, hash, title, person, ready_at: readyAt, created_at: createdAt } = report
  const when = readyAt ? t.written(formatInstantDate(lang, readyAt)) : t.ordered(formatInstantDate(lang, createdAt))
  return (
    <li className="grid gap-x-8 gap-y-4 py-6 sm:grid-cols-[9rem_1fr] md:grid-cols-[9rem_1fr_auto] md:items-center">
      <Card padding="none" className="hidden self-start sm:block">
        <ReportPicture type={type as ReportType} sizes="9rem" className="h-auto w-full" />
      </Card>
      <div className="min-w-0">
        <h2 className="display-3">
          {status === 2 ? (
            <Link to={viewerPath(hash)} className="hover:text-accent">
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <p className="mt-1 flex flex-wrap gap-x-5 text-sm text-ink-2">
          <span>{when}</span>
          {person && <span>{t.withPerson(person.name)}</span>}
        </p>
        {status === 0 && report.lacks.length > 0 && <MissingDetails report={report} />}
        {status === -1 && (
          <p className="mt-3 max-w-[38rem]">
            {t.failed}{' '}
            <Link to="/settings" className="link">
              {t.checkBirth}
            </Link>
          </p>
        )}
      </div>
      {status === 2 && (
        <div className="flex flex-wrap items-center gap-3 sm:col-start-2 md:col-start-3 md:flex-col md:items-stretch">
          <ButtonLink to={viewerPath(hash)} size="small" aria-label={`${t.read}: ${title}`}>
            {t.read}
          </ButtonLink>
          <PdfButton hash={hash} title={title} />
        </div>
      )}
      {status === 0 && report.lacks.length === 0 && (
        <p role="status" className="flex items-center gap-3 text-ink-2 sm:col-start-2 md:col-start-3">
          <Spinner size={24} /> {t.writing}
        </p>
      )}
    </li>
  )
}
