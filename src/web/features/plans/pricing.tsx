import { useText } from '../../i18n/text.tsx'
import { PlanCards } from './plan-cards.tsx'
import { PlanNotes } from './plan-notes.tsx'
import { plansText } from './text.ts'

/** The plans as a section of another page. */
export function Pricing() {
  const t = useText(plansText)
  return (
    <section aria-labelledby="pricing" className="pt-20 lg:pt-28">
      <h2 id="pricing" className="display-2">
        {t.headline}
      </h2>
      <p className="prose-reading mt-6 mb-10 max-w-[44rem]">{t.lead}</p>
      <PlanCards />
      <PlanNotes />
    </section>
  )
}
