import { useId } from 'react'
import type { DailyContent } from '#contract/daily.ts'
import { Link } from '../../i18n/link.tsx'
import { useText } from '../../i18n/text.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import { Running } from './running.tsx'
import { factorFinder } from './sections.ts'
import { dashboardText } from './text.ts'

/** The transits that last, each with its time as a bar, and opening to its text and its dates. */
export function NowAndNext({ content, date }: { content: DailyContent; date: string }) {
  const t = useText(dashboardText)
  const heading = useId()
  if (!content.now || content.now.length === 0) return null
  const find = factorFinder(content, 'now')
  return (
    <section aria-labelledby={heading} className="mt-14">
      <SectionTitle id={heading}>{t.now}</SectionTitle>
      <p className="mt-3 max-w-[39rem] text-sm text-ink-2">{t.nowLead}</p>
      <ul className="mt-3 max-w-[46rem] divide-y divide-rule">
        {content.now.map((transit) => (
          <li key={transit.title} className="py-5">
            <Running
              transit={transit}
              factors={find(transit.factors)}
              date={date}
              isTimed={content.unknown_hour === null}
            />
          </li>
        ))}
      </ul>
      <Link to="/transits" className="link mt-2 inline-block">
        {t.allTransits}
      </Link>
    </section>
  )
}
