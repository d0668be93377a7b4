import type { ReactNode } from 'react'
import { Card } from './card.tsx'

/** A state in words: what happened, what is safe, what to do. */
export function NoticeCard({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Card className="mt-8 max-w-[39rem]">
      <p className="display-3">{title}</p>
      {children}
    </Card>
  )
}
