import { useText } from '../../i18n/text.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { PlanCards } from './plan-cards.tsx'
import { PlanNotes } from './plan-notes.tsx'
import { plansText } from './text.ts'

/** The plans as a section of another page. */
export default function Pricing() {
  const t = useText(plansText)
  return (
    <PageSection id="pricing" title={t.headline}>
      <p className="prose-reading mt-6 mb-10 max-w-[44rem]">{t.lead}</p>
      <PlanCards />
      <PlanNotes />
    </PageSection>
  )
}
