import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from '../../i18n/link.tsx'
import { call } from '../../api/call.ts'
import { formatMoney } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { ReasonSheet } from '../staff-parts/reason-sheet.tsx'
import { Stamp } from '../staff-parts/stamp.tsx'
import { Answer, Pager, Table } from '../staff-parts/table.tsx'
import { staffBookingsText } from './staff-text.ts'
import { usePage } from '../staff-parts/use-page.ts'

/** Hours that people booked with the consultants. */
export default function Bookings() {
  const t = useText(staffBookingsText)
  const { lang } = useLang()
  const page = usePage()
  const [callingOff, setCallingOff] = useState<number | null>(null)
  const asked = useQuery({
    queryKey: ['admin', 'bookings', page],
    queryFn: ({ signal }) => call('GET /admin/bookings/:page', { params: { page }, signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <Answer asked={asked}>
      {({ rows, pages, total }) => (
        <>
          <Table
            label={t.bookings}
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              { name: t.columns.hour, render: ({ starts }) => <Stamp at={starts} /> },
              { name: t.consultant, render: ({ consultant_name }) => consultant_name },
              {
                name: t.columns.user,
                render: ({ user_id, email }) =>
                  user_id === null ? (
                    t.goneUser
                  ) : (
                    <Link to={`/admin/user/${user_id}`} className="link">
                      {email}
                    </Link>
                  ),
              },
              {
                name: t.columns.price,
                render: ({ price }) => formatMoney(lang, price.amount, price.currency),
                isNumber: true,
              },
              {
                name: t.columns.state,
                render: ({ state, canceled_at }) => (
                  <>
                    {t.states[state]} {canceled_at && <Stamp at={canceled_at} />}
                  </>
                ),
              },
              {
                name: '',
                render: ({ id, manage_url }) =>
                  manage_url && (
                    <span className="flex flex-wrap gap-x-5">
                      <a className="link" href={manage_url}>
                        {t.move}
                      </a>
                      <button type="button" className="link" onClick={() => setCallingOff(id)}>
                        {t.callOff}
                      </button>
                    </span>
                  ),
              },
            ]}
          />
          <Pager page={page} pages={pages} total={total} at={(to) => `/admin/settings/bookings/${to}`} />
          {callingOff !== null && (
            <ReasonSheet
              title={t.callOff}
              hint={t.cancelReasonHint}
              act={(reason) => call('DELETE /admin/booking/:id', { params: { id: callingOff }, body: { reason } })}
              onClose={() => setCallingOff(null)}
            />
          )}
        </>
      )}
    </Answer>
  )
}
