import type { ReactNode } from 'react'
import { useText } from '../../i18n/text.tsx'
import { BlankPage } from './blank-page.tsx'
import { dashboardText } from './text.ts'

interface DashboardFrameProps {
  heading?: ReactNode
  strip?: ReactNode
  aside?: ReactNode
  children?: ReactNode
}

/** The dashboard's measures, the same before and after its data are there. */
export function DashboardFrame({ heading, strip, aside, children }: DashboardFrameProps) {
  const t = useText(dashboardText)
  return (
    <div className="page grid gap-x-16 gap-y-14 pt-8 lg:grid-cols-[minmax(0,1fr)_19rem] lg:pt-12">
      <div className="min-w-0">
        <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-4 md:min-h-19 md:flex-row-reverse md:flex-nowrap">
          {strip}
          <div className="w-full min-w-0 md:flex-1">{heading ?? <p className="label">{t.title}</p>}</div>
        </div>
        {children ?? <BlankPage />}
      </div>
      <aside className="grid content-start gap-10">{aside}</aside>
    </div>
  )
}
