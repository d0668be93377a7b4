import { useId } from 'react'
import type { DailyContent } from '#contract/daily.ts'
import { PercentRing } from '#drawing/ring/percent-ring.tsx'
import { formatPercent } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import { calendarText } from '../calendar/text.ts'
import { Term } from '../factors/term.tsx'
import { dashboardText } from './text.ts'

const MOODS = ['energy', 'creativity', 'emotional', 'mental'] as const

/** Four shares of the day; nothing where the plan does not read them. */
export function Mood({ mood }: { mood: DailyContent['mood'] }) {
  const t = useText(dashboardText)
  const { moods } = useText(calendarText)
  const { lang } = useLang()
  const heading = useId()
  if (!mood) return null
  return (
    <section aria-labelledby={heading} className="mt-14">
      <SectionTitle id={heading}>{t.mood}</SectionTitle>
      <p className="mt-3 text-sm text-ink-2">
        <Term id="score">{t.whatScore}</Term>
      </p>
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-4">
        {MOODS.map((name) => (
          <li key={name} className="grid justify-items-center gap-3 text-center">
            <PercentRing
              value={mood[name]}
              size={112}
              label={formatPercent(lang, mood[name])}
              title={`${moods[name]}: ${formatPercent(lang, mood[name])}`}
            />
            <span className="font-text text-md/6 text-balance">{moods[name]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
