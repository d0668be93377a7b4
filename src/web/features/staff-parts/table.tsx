import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { staffPartsText } from './text.ts'

export interface Column<Row> {
  name: string
  render: (row: Row) => ReactNode
  /** Numbers stand to the right. */
  isNumber?: boolean
}

interface TableProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  empty?: string
}

/** A table that scrolls by itself where the screen is narrow. */
export function Table<Row>({ label, columns, rows, rowKey, empty }: TableProps<Row>) {
  const t = useText(staffPartsText)
  if (rows.length === 0) return <p className="caption mt-6">{empty ?? t.nothing}</p>
  return (
    // A region that scrolls must be reached by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="mt-4 overflow-x-auto" role="region" aria-label={label} tabIndex={0}>
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr>
            {columns.map(({ name, isNumber }) => (
              <th
                key={name}
                scope="col"
                className={`border-b border-rule-2 py-2 pr-5 align-bottom font-medium ${isNumber ? 'text-right' : 'text-left'}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ name, render, isNumber }) => (
                <td
                  key={name}
                  className={`border-b border-rule py-2 pr-5 align-top ${isNumber ? 'figures text-right' : ''}`}
                >
                  {render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface Asked<T> {
  data: T | undefined
  error: Error | null
  refetch: () => unknown
}

/** What was asked for, or that it is on its way, or why it isn't. */
export function Answer<T>({ asked, children }: { asked: Asked<T>; children: (data: T) => ReactNode }) {
  const t = useText(staffPartsText)
  const words = useText(common)
  if (asked.data !== undefined) return children(asked.data)
  if (!asked.error)
    return (
      <p className="mt-8">
        <Spinner label={t.loading} />
      </p>
    )
  return (
    <p role="alert" className="mt-8">
      {sentenceOf(asked.error, words.broken)}{' '}
      <button type="button" className="link" onClick={() => void asked.refetch()}>
        {words.tryAgain}
      </button>
    </p>
  )
}

interface PagerProps {
  page: number
  pages: number
  total: number
  /** The address of a page. */
  at: (page: number) => string
}

/** The way through a list of many pages. */
export function Pager({ page, pages, total, at }: PagerProps) {
  const t = useText(staffPartsText)
  return (
    <nav aria-label={t.page(page, pages)} className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
      {page > 1 && (
        <Link to={at(page - 1)} className="link inline-flex min-h-11 items-center">
          ← {t.previous}
        </Link>
      )}
      <span className="text-ink-2">
        {t.page(page, pages)} · {t.total(total)}
      </span>
      {page < pages && (
        <Link to={at(page + 1)} className="link inline-flex min-h-11 items-center">
          {t.next} →
        </Link>
      )}
    </nav>
  )
}
