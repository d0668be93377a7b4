import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../api/call.ts'
import { useText } from '../../i18n/text.tsx'
import { PageHead } from './frame.tsx'
import { Stamp } from '../staff-parts/stamp.tsx'
import { Answer, Pager, Table } from '../staff-parts/table.tsx'
import { adminText } from './text.ts'
import { usePage } from '../staff-parts/use-page.ts'

/** Every conversation with the astrologer, the one written in last first. */
export default function ThreadsPage() {
  const t = useText(adminText)
  const page = usePage()
  const threads = useQuery({
    queryKey: ['admin', 'threads', page],
    queryFn: ({ signal }) => call('GET /admin/threads/:page', { params: { page }, signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHead crumbs={[]} title={t.threads} />
      <Answer asked={threads}>
        {({ rows, pages, total }) => (
          <>
            <Table
              label={t.threads}
              rows={rows}
              rowKey={({ thread }) => thread}
              columns={[
                { name: t.columns.at, render: ({ last_at }) => <Stamp at={last_at} /> },
                {
                  name: t.columns.what,
                  render: ({ user_id, thread, title }) => (
                    <Link to={`/admin/user/${user_id}/chat/${thread}`} className="link">
                      {title}
                    </Link>
                  ),
                },
                {
                  name: t.columns.user,
                  render: ({ user_id, email }) => (
                    <Link to={`/admin/user/${user_id}`} className="link">
                      {email}
                    </Link>
                  ),
                },
                { name: t.columns.care, render: ({ care }) => care && <strong>{t.care[care]}</strong> },
                { name: t.columns.messages, render: ({ messages }) => messages, isNumber: true },
              ]}
            />
            <Pager page={page} pages={pages} total={total} at={(to) => `/admin/threads/${to}`} />
          </>
        )}
      </Answer>
    </>
  )
}
