import type { ReactNode } from 'react'
import { useText } from '../../i18n/text.tsx'
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
        <div className="flex min-h-19 flex-wrap items-end justify-between gap-x-10 gap-y-5">
          <div>{heading ?? <p className="label">{t.title}</p>}</div>
          {strip}
        </div>
        {children ?? <BlankPage />}
      </div>
      <aside className="grid content-start gap-10">{aside}</aside>
    </div>
  )
}

const LINES = ['w-[96%]', 'w-full', 'w-[92%]', 'w-[98%]', 'w-[61%]']

/** Ruled paper where the reading will stand. */
function BlankPage() {
  return (
    <div aria-hidden className="mt-8 max-w-[39rem]">
      {[0, 1, 2].map((paragraph) => (
        <div key={paragraph} className="pb-6">
          {LINES.map((width) => (
            <span key={width} className={`block h-8 border-b border-rule ${width}`} />
          ))}
        </div>
      ))}
    </div>
  )
}
