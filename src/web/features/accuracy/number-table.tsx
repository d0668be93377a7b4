import type { ReactNode } from 'react'

interface Row {
  name: ReactNode
  key: string
  cells: readonly string[]
}

/** A table of numbers, which scrolls by itself where the page is too narrow for it. */
export function NumberTable({ head, rows, label }: { head: readonly string[]; rows: readonly Row[]; label: string }) {
  const [first, ...others] = head
  return (
    <div className="-mx-5 overflow-x-auto px-5 md:mx-0 md:px-0" tabIndex={0} role="group" aria-label={label}>
      <table className="w-full min-w-[34rem] border-collapse">
        <thead>
          <tr className="border-b border-rule-2 text-left align-bottom">
            <th className="label py-2 pr-3">{first}</th>
            {others.map((title) => (
              <th key={title} className="label py-2 pl-4 text-right">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key} className="border-b border-rule">
              <th scope="row" className="py-2 pr-3 text-left font-text font-normal">
                {name}
              </th>
              {cells.map((cell, i) => (
                <td key={others[i]} className="figures py-2 pl-4 text-right whitespace-nowrap">
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
