import type { DailyContent } from '#contract/daily.ts'
import { PercentRing } from '#drawing/ring/percent-ring.tsx'
import { formatPercent } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { LockedNote } from './locked-note.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import { calendarText } from '../calendar/text.ts'
import { dashboardText } from './text.ts'

const MOODS = ['energy', 'creativity', 'emotional', 'mental'] as const

/** Four shares of the day. Where the plan does not read them, their places stay empty and say why. */
export function Mood({ mood }: { mood: DailyContent['mood'] }) {
  const t = useText(dashboardText)
  const { moods } = useText(calendarText)
  const { lang } = useLang()
  return (
    <section aria-labelledby="mood" className="mt-14">
      <SectionTitle id="mood">{t.mood}</SectionTitle>
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-4">
        {MOODS.map((name) => (
          <li key={name} className="grid justify-items-center gap-3 text-center">
            {mood ? (
              <PercentRing
                value={mood[name]}
                size={112}
                label={formatPercent(lang, mood[name])}
                title={`${moods[name]}: ${formatPercent(lang, mood[name])}`}
              />
            ) : (
              <EmptyRing />
            )}
            <span className="font-text text-md/6 text-balance">{moods[name]}</span>
          </li>
        ))}
      </ul>
      {!mood && <LockedNote />}
    </section>
  )
}

/** A ring without a value: dotted, as almanacs mark a path that was not observed. */
function EmptyRing() {
  return (
    <svg viewBox="0 0 88 88" width={112} height={112} aria-hidden>
      <circle
        cx="44"
        cy="44"
        r="35"
        fill="none"
        stroke="var(--rule-2)"
        strokeWidth="1.5"
        strokeDasharray="0.1 5.4"
        strokeLinecap="round"
      />
      <path
        d="M37 43H51V53H37ZM39.5 43V39.5A4.5 4.5 0 0 1 48.5 39.5V43"
        fill="none"
        stroke="var(--ink-2)"
        strokeWidth="1.25"
        strokeLinejoin="round"
      />
    </svg>
  )
}
