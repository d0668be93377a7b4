import type { AuditRow } from '#contract/admin-rows.ts'
import { useText } from '../../i18n/text.tsx'
import { Stamp } from '../staff-parts/stamp.tsx'
import { Table } from '../staff-parts/table.tsx'
import { adminText } from './text.ts'

/** Values as they were written down: short, in one line, cut where they are long. */
function Value({ value }: { value: AuditRow['before'] }) {
  if (value === null) return <span className="text-ink-2">—</span>
  const text = JSON.stringify(value)
  return (
    <code className="block max-w-72 truncate text-xs" title={text}>
      {text}
    </code>
  )
}

/** What the staff did, the latest first. */
export function AuditTable({ rows }: { rows: readonly AuditRow[] }) {
  const t = useText(adminText)
  return (
    <Table
      label={t.audit}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { name: t.columns.at, render: ({ at }) => <Stamp at={at} /> },
        { name: t.columns.who, render: ({ actor }) => actor },
        { name: t.columns.what, render: ({ action }) => action },
        { name: t.columns.target, render: ({ target }) => target },
        { name: t.columns.before, render: ({ before }) => <Value value={before} /> },
        { name: t.columns.after, render: ({ after }) => <Value value={after} /> },
        { name: t.columns.reason, render: ({ reason }) => reason },
      ]}
    />
  )
}
