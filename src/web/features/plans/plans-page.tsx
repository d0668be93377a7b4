import { useText } from '../../i18n/text.tsx'
import BeforeChoosing from './before-choosing.tsx'
import { plansPageText } from './page-text.ts'
import { PlanCards } from './plan-cards.tsx'
import { plansText } from './text.ts'

/** What is free, what a plan opens, and what it costs. */
export function PlansPage({ playMoney }: { playMoney: boolean }) {
  const t = useText(plansText)
  const page = useText(plansPageText)
  return (
    <div className="page">
      <header className="pt-10 lg:pt-14">
        <p className="label">{page.label}</p>
        <h1 className="display-1 mt-5">{t.headline}</h1>
        <p className="prose-reading mt-8 max-w-[44rem]">{t.lead}</p>
        {playMoney && <p className="mt-6 max-w-[44rem] border-l-2 border-accent py-1 pl-5 font-text">{page.sandbox}</p>}
      </header>
      <section aria-labelledby="plans" className="pt-12">
        <h2 id="plans" className="sr-only">
          {page.label}
        </h2>
        <PlanCards />
      </section>
      <BeforeChoosing />
    </div>
  )
}
