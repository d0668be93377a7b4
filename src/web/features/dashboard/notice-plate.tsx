import type { ReactNode } from 'react'

/** A state in words: what happened, what is safe, what to do. */
export function NoticePlate({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="plate mt-8 max-w-[39rem] p-6 md:p-8">
      <p className="display-3">{title}</p>
      {children}
    </div>
  )
}
