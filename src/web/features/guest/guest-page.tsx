import type { ReactNode } from 'react'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { AuthLink } from '../auth/auth-link.tsx'
import { FirstChart, preloadFirstChart } from '../first-chart/first-chart.tsx'
import { guestText } from './text.ts'

interface GuestPageProps {
  title: string
  lead: string
  /** What the example is, and of whom. */
  exampleTitle: string
  exampleNote?: string
  children: ReactNode
}

/**
 * What a visitor finds at the address of a page for signed-in people: what it is, a real example, and the two ways on. Whoever
 * signs in here stays at this address.
 */
export function GuestPage({ title, lead, exampleTitle, exampleNote, children }: GuestPageProps) {
  const t = useText(guestText)
  const words = useText(common)
  return (
    <div className="page pt-8 lg:pt-12">
      <h1 className="display-1">{title}</h1>
      <p className="prose-reading mt-5 max-w-[40rem]">{lead}</p>
      <p className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href="#your-chart" className={buttonClass()} onPointerEnter={preloadFirstChart} onFocus={preloadFirstChart}>
          {t.begin}
        </a>
        <AuthLink mode="login" className={buttonClass({ variant: 'quiet' })}>
          {words.signIn}
        </AuthLink>
        <AuthLink mode="register" className="link">
          {t.register}
        </AuthLink>
      </p>
      <section aria-labelledby="example" className="double-rule mt-12 pt-5">
        <p className="label">{t.example}</p>
        <h2 id="example" className="display-2 mt-2">
          {exampleTitle}
        </h2>
        {exampleNote && <p className="caption mt-2 max-w-[40rem]">{exampleNote}</p>}
        <div className="mt-6">{children}</div>
      </section>
      <FirstChart />
    </div>
  )
}
