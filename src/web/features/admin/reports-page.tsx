import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { REPORT_STATES } from '#contract/admin-rows.ts'
import { call } from '../../api/call.ts'
import { useText } from '../../i18n/text.tsx'
import { Field } from '../../ui/field.tsx'
import { PageHead } from './frame.tsx'
import { reportColumns } from './report-columns.tsx'
import { Answer, Pager, Table } from '../staff-parts/table.tsx'
import { adminText } from './text.ts'
import { usePage } from '../staff-parts/use-page.ts'

const addressOf = (page: number, state: string | undefined) => `/admin/reports/${page}${state ? `?state=${state}` : ''}`

/** Every report that was ordered. */
export default function ReportsPage() {
  const t = useText(adminText)
  const navigate = useNavigate()
  const page = usePage()
  const [search] = useSearchParams()
  const state = REPORT_STATES.find((known) => known === search.get('state'))
  const reports = useQuery({
    queryKey: ['admin', 'reports', page, state],
    queryFn: ({ signal }) => call('GET /admin/reports/:page', { params: { page }, query: { state }, signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHead
        crumbs={[]}
        title={t.reports}
        aside={
          <Field label={t.state}>
            {(control) => (
              <select
                {...control}
                className="input"
                value={state ?? ''}
                onChange={(event) => void navigate(addressOf(1, event.target.value || undefined))}
              >
                <option value="">{t.states.all}</option>
                {REPORT_STATES.map((known) => (
                  <option key={known} value={known}>
                    {t.states[known]}
                  </option>
                ))}
              </select>
            )}
          </Field>
        }
      />
      <Answer asked={reports}>
        {({ rows, pages, total }) => (
          <>
            <Table label={t.reports} columns={reportColumns(t)} rows={rows} rowKey={({ id }) => id} />
            <Pager page={page} pages={pages} total={total} at={(to) => addressOf(to, state)} />
          </>
        )}
      </Answer>
    </>
  )
}
