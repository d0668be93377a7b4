import { Link } from 'react-router'
import type { AdminReportRow } from '#contract/admin-rows.ts'
import type { useText } from '../../i18n/text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Stamp } from '../staff-parts/stamp.tsx'
import type { Column } from '../staff-parts/table.tsx'
import type { adminText } from './text.ts'

type Words = ReturnType<typeof useText<(typeof adminText)['en']>>

/** A turning ring while it is written, a green check when it is ready, a red cross when it failed. */
export function ReportState({ status, t }: { status: number; t: Words }) {
  if (status === 0) return <Spinner label={t.reportStates[0]} />
  const isReady = status === 2
  return (
    <span className={`inline-flex items-center gap-1.5 ${isReady ? 'text-flowing' : 'text-tense'}`}>
      <Icon name={isReady ? 'check' : 'close'} size={18} />
      {isReady ? t.reportStates[2] : t.reportStates[-1]}
    </span>
  )
}

export const reportColumns = (t: Words): Column<AdminReportRow>[] => [
  { name: t.columns.id, render: ({ id }) => id, isNumber: true },
  {
    name: t.columns.type,
    render: ({ hash, type }) => (
      <Link to={`/admin/report/${hash}`} className="link">
        {type}
      </Link>
    ),
  },
  {
    name: t.columns.user,
    render: ({ user_id }) => (
      <Link to={`/admin/user/${user_id}`} className="link">
        {user_id}
      </Link>
    ),
    isNumber: true,
  },
  { name: t.columns.status, render: ({ status }) => <ReportState status={status} t={t} /> },
  { name: t.columns.created, render: ({ created_at }) => <Stamp at={created_at} /> },
  { name: t.columns.ready, render: ({ ready_at }) => <Stamp at={ready_at} /> },
]
