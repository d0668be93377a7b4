import type { ReactNode } from 'react'

/** A block of the dashboard's side column, under a double rule. */
export function AsideBlock({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="double-rule pt-4">
      <h2 id={id} className="label">
        {title}
      </h2>
      {children}
    </section>
  )
}
