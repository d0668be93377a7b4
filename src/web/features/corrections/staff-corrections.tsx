import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { CorrectionRow } from '#contract/corrections.ts'
import { call } from '../../api/call.ts'
import { formatDate } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Button } from '../../ui/button.tsx'
import { AnswerSheet } from './answer-sheet.tsx'
import { Stamp } from '../staff-parts/stamp.tsx'
import { Answer, Pager } from '../staff-parts/table.tsx'
import { usePage } from '../staff-parts/use-page.ts'
import { correctionsText } from './text.ts'

/** Who asks for another edit of their birth details, longest waiting first. */
export default function Corrections() {
  const t = useText(correctionsText)
  const page = usePage()
  const asked = useQuery({
    queryKey: ['admin', 'corrections', page],
    queryFn: ({ signal }) => call('GET /admin/corrections/:page', { params: { page }, signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <Answer asked={asked}>
      {({ rows, pages, total }) => (
        <>
          {rows.length === 0 && <p className="caption mt-6">{t.staffNone}</p>}
          <ul className="mt-4">
            {rows.map((row) => (
              <Row key={row.user_id} row={row} />
            ))}
          </ul>
          <Pager page={page} pages={pages} total={total} at={(to) => `/admin/settings/corrections/${to}`} />
        </>
      )}
    </Answer>
  )
}

function Row({ row }: { row: CorrectionRow }) {
  const t = useText(correctionsText)
  const { lang } = useLang()
  const [answering, setAnswering] = useState<boolean | null>(null)
  const { user_id: id, email, reason, asked_at: at, birthdate, birthtime, birthplace } = row
  const birth = [birthdate && formatDate(lang, birthdate), birthtime ?? t.unknown, birthplace].filter(Boolean)
  return (
    <li className="border-b border-rule py-5">
      <p className="flex flex-wrap items-baseline gap-x-5 text-sm text-ink-2">
        <Stamp at={at} />
        <Link to={`/admin/user/${id}`} className="link">
          {email}
        </Link>
        <span className="figures">{birth.join(', ')}</span>
      </p>
      <p className="mt-2 max-w-[46rem] font-text whitespace-pre-wrap">{reason}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="small" onClick={() => setAnswering(true)}>
          {t.grant}
        </Button>
        <Button size="small" variant="quiet" onClick={() => setAnswering(false)}>
          {t.refuse}
        </Button>
      </div>
      {answering !== null && <AnswerSheet id={id} grant={answering} onClose={() => setAnswering(null)} />}
    </li>
  )
}
