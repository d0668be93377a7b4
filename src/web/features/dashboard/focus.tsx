import { useId } from 'react'
import type { DailyContent } from '#contract/daily.ts'
import { REPORT_CATEGORIES } from '#product/catalogue/report.ts'
import { Link } from '../../i18n/link.tsx'
import { useLang, useText } from '../../i18n/text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import { dashboardText } from './text.ts'

type FocusItem = DailyContent['strengths'][number]

/** What comes easily on the day and what is easily overdone, each with what it rests on and the reports on its part of life. */
export function Focus({
  strengths,
  attention,
  canOrder = true,
}: Pick<DailyContent, 'strengths' | 'attention'> & {
  /** Whether the reports on a part of life are offered: they are on oneself. */
  canOrder?: boolean
}) {
  const t = useText(dashboardText)
  if (strengths.length + attention.length === 0) return null
  return (
    <section className="@container mt-14">
      <div className="grid gap-x-12 gap-y-10 @xl:grid-cols-2">
        <FocusColumn title={t.strengths} items={strengths} canOrder={canOrder} />
        <FocusColumn title={t.attention} items={attention} canOrder={canOrder} />
      </div>
    </section>
  )
}

function FocusColumn({ title, items, canOrder }: { title: string; items: readonly FocusItem[]; canOrder: boolean }) {
  const { lang } = useLang()
  const heading = useId()
  if (items.length === 0) return null
  return (
    <div>
      <SectionTitle id={heading}>{title}</SectionTitle>
      <ul className="mt-3 divide-y divide-rule">
        {items.map((item) => (
          <li key={item.title} className="py-4">
            <h3 lang={lang} className="font-text text-lg/7 font-normal">
              {item.title}
            </h3>
            <p lang={lang} className="mt-1 text-ink-2">
              {item.desc}
            </p>
            <div className="mt-1 flex flex-wrap items-start gap-x-6">
              {item.aspects.length > 0 && <Aspects aspects={item.aspects} />}
              {canOrder && <OrderLink category={item.category} />}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The way to the reports on a part of life; nothing of one that no report is about. */
function OrderLink({ category }: { category: string }) {
  const t = useText(dashboardText)
  const known = REPORT_CATEGORIES.find((name) => name === category)
  if (!known) return null
  return (
    <Link to={`/reports/${known}`} className="link inline-flex min-h-10 items-center text-sm">
      {t.order[known]}
    </Link>
  )
}

function Aspects({ aspects }: { aspects: FocusItem['aspects'] }) {
  const t = useText(dashboardText)
  return (
    <details className="group open:basis-full">
      <summary className="inline-flex min-h-10 list-none items-center gap-2 text-sm text-accent [&::-webkit-details-marker]:hidden">
        {t.aspects}
        <Icon name="down" size={16} className="transition-transform duration-(--quick) group-open:rotate-180" />
      </summary>
      <dl className="mt-1 grid gap-3 border-l border-rule-2 pl-4">
        {aspects.map((item) =>
          typeof item === 'string' ? (
            <dd key={item}>{item}</dd>
          ) : (
            <div key={item.aspect}>
              <dt className="font-text italic">{item.aspect}</dt>
              <dd className="mt-0.5 text-sm text-ink-2">{item.meaning}</dd>
            </div>
          ),
        )}
      </dl>
    </details>
  )
}
