import { useText } from '../../i18n/text.tsx'
import { Collapsibles } from '../../ui/collapsibles.tsx'
import { helpText } from './help-text.ts'

/** What people ask before they choose a plan. */
export function QuestionsBefore() {
  const t = useText(helpText)
  return (
    <section
      aria-labelledby="before"
      className="double-rule mt-20 grid gap-x-16 gap-y-8 pt-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]"
    >
      <div>
        <h2 id="before" className="display-2">
          {t.beforeTitle}
        </h2>
        <p className="mt-3 font-text text-lg text-ink-2">{t.beforeSubtitle}</p>
      </div>
      <Collapsibles pairs={t.before} />
    </section>
  )
}
