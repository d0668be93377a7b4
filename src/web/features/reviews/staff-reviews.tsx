import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { StaffReview } from '#contract/reviews.ts'
import { Link } from '../../i18n/link.tsx'
import { sentenceOf } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { Stars } from '../../ui/stars.tsx'
import { showToast } from '../../ui/toast.ts'
import { ReasonSheet } from '../staff-parts/reason-sheet.tsx'
import { Stamp } from '../staff-parts/stamp.tsx'
import { Answer, Pager } from '../staff-parts/table.tsx'
import { staffPartsText } from '../staff-parts/text.ts'
import { AnswerSheet } from './answer-sheet.tsx'
import { staffReviewsText } from './staff-text.ts'
import { usePage } from '../staff-parts/use-page.ts'

/** What people say, to be published or rejected; what waits stands first. */
export default function Reviews() {
  const t = useText(staffReviewsText)
  const parts = useText(staffPartsText)
  const words = useText(common)
  const page = usePage()
  const [asks, setAsks] = useSearchParams()
  const state = asks.get('state') === 'all' ? undefined : 'pending'
  const [answering, setAnswering] = useState<StaffReview | null>(null)
  const [rejecting, setRejecting] = useState<StaffReview | null>(null)
  const client = useQueryClient()
  const approve = useMutation({
    mutationFn: (id: number) =>
      call('PATCH /admin/review/:id', { params: { id }, body: { decision: 'approve', reason: undefined } }),
    onSuccess: () => showToast(parts.done),
    onError: (error) => showToast(sentenceOf(error, words.broken)),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin', 'reviews'] }),
  })
  const asked = useQuery({
    queryKey: ['admin', 'reviews', page, state],
    queryFn: ({ signal }) => call('GET /admin/reviews/:page', { params: { page }, query: { state }, signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <Answer asked={asked}>
      {({ rows, pages, total }) => (
        <>
          <div className="mt-6 flex flex-wrap gap-2">
            {(['pending', 'all'] as const).map((name) => (
              <button
                key={name}
                type="button"
                className="choice"
                aria-pressed={(state ?? 'all') === name}
                onClick={() => setAsks(name === 'all' ? { state: name } : {})}
              >
                {t.lists[name]}
              </button>
            ))}
          </div>
          {rows.length === 0 && <p className="caption mt-6">{state ? t.noneWait : t.none}</p>}
          <ul className="mt-4">
            {rows.map((row) => (
              <li key={row.id} className="border-b border-rule py-5">
                <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-ink-2">
                  <Stars value={row.rating} />
                  <Link to={`/admin/user/${row.user_id}`} className="link">
                    {row.name}
                  </Link>
                  <span>{row.location}</span>
                  <span>{row.subject === 'service' ? t.service : row.subject}</span>
                  <Stamp at={row.created_at} />
                </p>
                <p lang={row.lang} className="mt-1 max-w-[46rem] font-text whitespace-pre-line">
                  {row.text}
                </p>
                {row.answer && (
                  <p className="mt-1 max-w-[46rem] font-text whitespace-pre-line text-ink-2">
                    {t.answered}: {row.answer}
                  </p>
                )}
                {row.marks.length > 0 && (
                  <p className="mt-1 text-tense">{row.marks.map((mark) => t.marks[mark]).join(', ')}</p>
                )}
                <p className="mt-1 text-ink-2">
                  {t.states[row.state]}
                  {row.reason && `: ${row.reason}`}
                </p>
                <p className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
                  {row.state !== 'shown' && (
                    <button
                      type="button"
                      className="link"
                      disabled={approve.isPending}
                      onClick={() => approve.mutate(row.id)}
                    >
                      {t.approve}
                    </button>
                  )}
                  {row.state === 'shown' && (
                    <button type="button" className="link" onClick={() => setAnswering(row)}>
                      {t.answer}
                    </button>
                  )}
                  {row.state !== 'rejected' && (
                    <button type="button" className="link" onClick={() => setRejecting(row)}>
                      {t.reject}
                    </button>
                  )}
                </p>
              </li>
            ))}
          </ul>
          <Pager
            page={page}
            pages={pages}
            total={total}
            at={(to) => `/admin/settings/reviews/${to}${state ? '' : '?state=all'}`}
          />
          {answering && <AnswerSheet review={answering} onClose={() => setAnswering(null)} />}
          {rejecting && (
            <ReasonSheet
              title={t.reject}
              renderFields={() => <p className="field-hint">{t.rejectHint}</p>}
              act={(reason) =>
                call('PATCH /admin/review/:id', {
                  params: { id: rejecting.id },
                  body: { decision: 'reject', reason },
                })
              }
              onClose={() => setRejecting(null)}
            />
          )}
        </>
      )}
    </Answer>
  )
}
