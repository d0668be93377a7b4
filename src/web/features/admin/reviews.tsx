import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ReviewRow } from '#contract/admin-rows.ts'
import { call } from '../../api/call.ts'
import { useText } from '../../i18n/text.tsx'
import { Stars } from '../../ui/stars.tsx'
import { ReasonSheet } from './reason-sheet.tsx'
import { Stamp } from './stamp.tsx'
import { Answer, Pager } from './table.tsx'
import { adminText } from './text.ts'
import { usePage } from './use-page.ts'

/** What people say of the service, to be hidden or shown. */
export function Reviews() {
  const t = useText(adminText)
  const page = usePage()
  const [changing, setChanging] = useState<ReviewRow | null>(null)
  const asked = useQuery({
    queryKey: ['admin', 'reviews', page],
    queryFn: ({ signal }) => call('GET /admin/reviews/:page', { params: { page }, signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <Answer asked={asked}>
      {({ rows, pages, total }) => (
        <>
          {rows.length === 0 && <p className="caption mt-6">{t.nothing}</p>}
          <ul className="mt-4">
            {rows.map((row) => (
              <li key={row.id} className="border-b border-rule py-5">
                <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-[0.9375rem] text-ink-2">
                  <Stars value={row.rating} />
                  <Link to={`/admin/user/${row.user_id}`} className="link">
                    {row.name}
                  </Link>
                  <span>{row.location}</span>
                  <Stamp at={row.created_at} />
                </p>
                <p
                  lang={row.lang}
                  className={`mt-1 max-w-[46rem] font-text ${row.hidden ? 'text-ink-2 line-through' : ''}`}
                >
                  {row.text}
                </p>
                <button type="button" className="link mt-2" onClick={() => setChanging(row)}>
                  {row.hidden ? t.show : t.hide}
                </button>
              </li>
            ))}
          </ul>
          <Pager page={page} pages={pages} total={total} at={(to) => `/admin/settings/reviews/${to}`} />
          {changing && (
            <ReasonSheet
              title={changing.hidden ? t.show : t.hide}
              act={(reason) =>
                call('PATCH /admin/review/:id', {
                  params: { id: changing.id },
                  body: { hidden: !changing.hidden, reason },
                })
              }
              onClose={() => setChanging(null)}
            />
          )}
        </>
      )}
    </Answer>
  )
}
