import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { SupportRow } from '#contract/admin-rows.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { showToast } from '../../ui/toast.ts'
import { Stamp } from '../staff-parts/stamp.tsx'
import { Answer, Pager } from '../staff-parts/table.tsx'
import { adminText } from './text.ts'
import { usePage } from '../staff-parts/use-page.ts'

/** What people wrote to us: those with priority first, then the longest waiting. */
export default function Support() {
  const t = useText(adminText)
  const page = usePage()
  const asked = useQuery({
    queryKey: ['admin', 'support', page],
    queryFn: ({ signal }) => call('GET /admin/support/:number', { params: { number: page }, signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <Answer asked={asked}>
      {({ rows, pages, total }) => (
        <>
          {rows.length === 0 && <p className="caption mt-6">{t.nothing}</p>}
          <ul className="mt-4">
            {rows.map((row) => (
              <Message key={row.id} row={row} />
            ))}
          </ul>
          <Pager page={page} pages={pages} total={total} at={(to) => `/admin/settings/support/${to}`} />
        </>
      )}
    </Answer>
  )
}

function Message({ row }: { row: SupportRow }) {
  const t = useText(adminText)
  const words = useText(common)
  const client = useQueryClient()
  const { id, user_id, email, subject, message, plan, priority, created_at, answered_at } = row
  const mark = useMutation({
    mutationFn: () =>
      call('PATCH /admin/support/:number', { params: { number: id }, body: { answered: answered_at === null } }),
    onError: (error) => showToast(sentenceOf(error, words.broken)),
    onSuccess: () => client.invalidateQueries({ queryKey: ['admin', 'support'] }),
  })
  return (
    <li className="border-b border-rule py-5">
      <p className="flex flex-wrap items-baseline gap-x-5 text-sm text-ink-2">
        <Stamp at={created_at} />
        <a href={`mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`} className="link">
          {email}
        </a>
        {user_id !== null && (
          <Link to={`/admin/user/${user_id}`} className="link">
            {t.account} {user_id}
          </Link>
        )}
        {plan && <span>{t.plans[plan]}</span>}
        {priority && <strong className="font-normal text-accent">{t.priority}</strong>}
        {answered_at && <span className="text-flowing">✓</span>}
      </p>
      <h2 className="mt-1 font-text text-lg">{subject}</h2>
      <p className="mt-1 max-w-[46rem] font-text whitespace-pre-wrap">{message}</p>
      <button type="button" className="link mt-2" disabled={mark.isPending} onClick={() => mark.mutate()}>
        {answered_at ? t.reopen : t.answered}
      </button>
    </li>
  )
}
