import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useText } from '../../i18n/text.tsx'
import { AuditTable } from './audit-table.tsx'
import { PageHead } from './frame.tsx'
import { Answer, Pager } from '../staff-parts/table.tsx'
import { adminText } from './text.ts'
import { usePage } from '../staff-parts/use-page.ts'

/** Everything that the staff has done. */
export default function AuditPage() {
  const t = useText(adminText)
  const page = usePage()
  const audit = useQuery({
    queryKey: ['admin', 'audit', page],
    queryFn: ({ signal }) => call('GET /admin/audit/:page', { params: { page }, query: { target: undefined }, signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHead crumbs={[{ label: t.settings, to: '/admin/settings' }]} title={t.audit} />
      <Answer asked={audit}>
        {({ rows, pages, total }) => (
          <>
            <AuditTable rows={rows} />
            <Pager page={page} pages={pages} total={total} at={(to) => `/admin/settings/audit/${to}`} />
          </>
        )}
      </Answer>
    </>
  )
}
