import type { DailyContent } from '#contract/daily.ts'
import { useText } from '../../i18n/text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import { dashboardText } from './text.ts'

type FocusItem = DailyContent['strengths'][number]

/** What supports the day and what asks for care, each with the aspects it rests on. */
export function Focus({ strengths, attention }: Pick<DailyContent, 'strengths' | 'attention'>) {
  const t = useText(dashboardText)
  if (strengths.length + attention.length === 0) return null
  return (
    <section className="mt-14 grid gap-x-12 gap-y-10 md:grid-cols-2">
      <FocusColumn id="strengths" title={t.strengths} items={strengths} />
      <FocusColumn id="attention" title={t.attention} items={attention} />
    </section>
  )
}

function FocusColumn({ id, title, items }: { id: string; title: string; items: readonly FocusItem[] }) {
  if (items.length === 0) return null
  return (
    <div>
      <SectionTitle id={id}>{title}</SectionTitle>
      <ul className="mt-3 divide-y divide-rule">
        {items.map((item) => (
          <li key={item.title} className="py-4">
            <p className="font-text text-lg/7">{item.title}</p>
            <p className="mt-1 text-ink-2">{item.desc}</p>
            {item.aspects.length > 0 && <Aspects aspects={item.aspects} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Aspects({ aspects }: { aspects: FocusItem['aspects'] }) {
  const t = useText(dashboardText)
  return (
    <details className="group mt-2">
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
