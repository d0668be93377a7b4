import type { ReactNode } from 'react'
import { Link } from '../../i18n/link.tsx'
import { useText } from '../../i18n/text.tsx'
import { detailsText } from './text.ts'

interface SectionProps {
  id: string
  title: string
  hint?: string
  /** Its place in the glossary, where it has one. */
  term?: string
  children: ReactNode
}

/** A part of what professionals see. */
export function DetailSection({ id, title, hint, term, children }: SectionProps) {
  const t = useText(detailsText)
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="display-3 scroll-mt-4">
        {title}
      </h3>
      {hint && <p className="caption mt-1 max-w-[39rem]">{hint}</p>}
      {term && (
        <Link to={`/glossary#${term}`} className="link mt-1 inline-flex min-h-6 items-center text-sm">
          {t.glossary}
          <span className="sr-only">: {title}</span>
        </Link>
      )}
      <div className="mt-3">{children}</div>
    </section>
  )
}

interface TableProps {
  heads: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  name: string
}

/** A plain table, which scrolls sideways by itself where the screen is too narrow for it. */
export function DetailTable({ heads, rows, name }: TableProps) {
  return (
    // A region that scrolls can be reached by keyboard.
    <div role="group" aria-label={name} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-rule-2 text-left">
            {heads.map((head) => (
              <th key={head} scope="col" className="label py-2 pr-3">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key} className="border-b border-rule">
              <th scope="row" className="py-2 pr-3 text-left font-normal">
                {first}
              </th>
              {others.map((cell, i) => (
                <td key={heads[i + 1]} className="py-2 pr-3">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
