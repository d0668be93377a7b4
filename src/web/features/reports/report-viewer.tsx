import type { ReportAnswer } from '#contract/reports.ts'
import { Link } from '../../i18n/link.tsx'
import { sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { formatInstantDate } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { myReportsText } from './my-text.ts'
import { PdfButton } from './pdf-button.tsx'
import { MissingDetails } from './missing-details.tsx'
import { Unread } from '../reader/unread.tsx'
import { ReportText } from './report-text.tsx'
import { LinkButton } from '../shared-links/link-button.tsx'
import { useReport } from './use-reports.ts'
import { Button } from '../../ui/button.tsx'

/** A report on its own page. */
export default function ReportViewer({ hash }: { hash: string }) {
  const t = useText(myReportsText)
  const words = useText(common)
  const { data, error, isError, refetch } = useReport(hash)
  return (
    <>
      <Link
        to={data?.type === 'monthly-forecast' ? '/my-reports/monthly' : '/my-reports'}
        className="inline-flex min-h-10 items-center gap-2 text-sm text-ink-2 hover:text-ink print:hidden"
      >
        <Icon name="back" size={18} />
        {t.title}
      </Link>
      {data ? (
        <Report report={data} />
      ) : isError ? (
        <div className="mt-8">
          <h1 className="display-2">{sentenceOf(error, words.broken)}</h1>
          <Button className="mt-6" onClick={() => void refetch()}>
            {words.tryAgain}
          </Button>
        </div>
      ) : (
        <Unread>
          <Busy />
        </Unread>
      )}
    </>
  )
}

function Busy() {
  const t = useText(myReportsText)
  return (
    <p role="status" className="mt-10 flex min-h-56 items-center justify-center gap-4 border-y border-rule text-ink-2">
      <Spinner size={36} /> {t.writing}
    </p>
  )
}

function Report({ report }: { report: ReportAnswer }) {
  const t = useText(myReportsText)
  const { lang } = useLang()
  const { title, type, document, status, lacks, person, ready_at: readyAt, created_at: createdAt, hash } = report
  return (
    <article>
      <header className="mt-2 grid items-end gap-x-10 gap-y-6 md:grid-cols-[1fr_auto]">
        <div>
          {document && <p className="font-text text-xl text-ink-2">{title}</p>}
          <h1 className="display-1">{document?.title ?? title}</h1>
          {document && <p className="mt-4 font-text text-xl italic">{document.subtitle}</p>}
          <p className="figures mt-3 flex flex-wrap gap-x-6 text-ink-2">
            <span>
              {readyAt ? t.written(formatInstantDate(lang, readyAt)) : t.ordered(formatInstantDate(lang, createdAt))}
            </span>
            {person && <span>{t.withPerson(person.name)}</span>}
          </p>
        </div>
        {status === 2 && (
          <div className="grid gap-3 print:hidden">
            <PdfButton hash={hash} title={title} />
            <LinkButton thing={{ hash, kind: 'report', type, person: person?.name }} className="w-full" />
          </div>
        )}
      </header>
      {document && <ReportText document={document} hash={hash} />}
      {status === -1 && (
        <p className="mt-8 max-w-[40rem] font-text text-lg">
          {t.failed}{' '}
          <Link to="/settings" className="link">
            {t.checkBirth}
          </Link>
        </p>
      )}
      {status === 0 && lacks.length > 0 && (
        <div className="mt-8">
          <MissingDetails report={report} />
        </div>
      )}
      {!document && status !== -1 && lacks.length === 0 && <Busy />}
    </article>
  )
}
