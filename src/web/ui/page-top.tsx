import type { ReactNode } from 'react'

interface PageTopProps {
  /** What kind of page it is, above its title. */
  label: string
  title: string
  /** What it is for. */
  lead?: ReactNode
  children?: ReactNode
}

/** How a public page begins. */
export function PageTop({ label, title, lead, children }: PageTopProps) {
  return (
    <header className="pt-10 lg:pt-14">
      <p className="label">{label}</p>
      <h1 className="display-1 mt-5">{title}</h1>
      {lead && <p className="prose-reading mt-8 max-w-[44rem]">{lead}</p>}
      {children}
    </header>
  )
}
