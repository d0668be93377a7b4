import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { call } from '../../api/call.ts'
import { useText } from '../../i18n/text.tsx'
import { ReportText } from '../reports/report-text.tsx'
import { PageHead } from './frame.tsx'
import { ReasonSheet } from '../staff-parts/reason-sheet.tsx'
import { ReportState } from './report-columns.tsx'
import { Stamp } from '../staff-parts/stamp.tsx'
import { Answer } from '../staff-parts/table.tsx'
import { adminText } from './text.ts'
import { Button } from '../../ui/button.tsx'

/** A report as its owner reads it. */
export default function ReportPage() {
  const t = useText(adminText)
  const { hash = '' } = useParams()
  const [retrying, setRetrying] = useState(false)
  const report = useQuery({
    queryKey: ['admin', 'report', hash],
    queryFn: ({ signal }) => call('GET /admin/report/:hash', { params: { hash }, signal }),
  })
  return (
    <>
      <PageHead crumbs={[{ label: t.reports, to: '/admin/reports' }]} title={report.data?.title ?? hash} />
      <Answer asked={report}>
        {({ status, user_id, email, type, created_at, ready_at, document }) => (
          <>
            <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
              <ReportState status={status} t={t} />
              <span>{type}</span>
              <Link to={`/admin/user/${user_id}`} className="link">
                {email}
              </Link>
              <Stamp at={created_at} />
              <Stamp at={ready_at} />
              {status === -1 && (
                <Button variant="quiet" onClick={() => setRetrying(true)}>
                  {t.retry}
                </Button>
              )}
            </p>
            {document ? (
              <ReportText document={document} hash={null} />
            ) : (
              <p className="caption mt-8">{t.reportStates[status === -1 ? -1 : 0]}</p>
            )}
          </>
        )}
      </Answer>
      {retrying && (
        <ReasonSheet
          title={t.retry}
          act={(reason) => call('POST /admin/report/:hash/retry', { params: { hash }, body: { reason } })}
          onClose={() => setRetrying(false)}
        />
      )}
    </>
  )
}
