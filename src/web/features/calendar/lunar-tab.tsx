import type { CalendarContent } from '#contract/calendar.ts'
import { MoonPhase } from '#drawing/phase/moon-phase.tsx'
import { formatPercent, formatTime } from '../../i18n/format.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { isWaxing } from './is-waxing.ts'
import { phaseWord } from '../factors/factor-words.ts'
import { BiosphereStripes } from './biosphere-stripes.tsx'
import { SourcedText } from './sourced-text.tsx'
import { Term } from '../factors/term.tsx'
import { calendarText } from './text.ts'
import { VoidLine } from './void-line.tsx'

const EFFECTS = ['emotions', 'energy', 'mindset', 'actions'] as const
const MOODS = ['energy', 'creativity', 'emotional', 'mental'] as const

/** The Moon's day: its quarters, its number, its phase and what that is good for. */
export function LunarTab({ date, content }: { date: string; content: CalendarContent }) {
  const t = useText(calendarText)
  const words = useText(skyWords)
  const { lang } = useLang()
  const { day, sign, sign_change: change, biosphere, phase, void_moon: voids = [] } = content.lunarCalendar
  return (
    <div className="grid gap-9">
      <BiosphereStripes lights={biosphere} />
      <section>
        <h3 className="display-3">
          <Term id="lunarDay" className="display-3">
            {t.lunarDay(day)}
          </Term>
        </h3>
        <div className="mt-3 grid gap-3">
          {(content.paragraphs.desc ?? []).map((paragraph) => (
            <SourcedText key={paragraph.text} paragraph={paragraph} sources={content.sources} />
          ))}
        </div>
        <p className="field-hint mt-3">{t.moscow}</p>
      </section>
      <section>
        <div className="flex items-center gap-5">
          <MoonPhase illuminatedFraction={phase.illumination / 100} waxing={isWaxing(phase.name)} size={64} />
          <div>
            <h3 className="display-3">
              <Term id={phase.name} className="display-3">
                {phaseWord(words, phase.name)}
              </Term>
            </h3>
            <p className="figures text-ink-2">
              {t.lit(formatPercent(lang, phase.illumination))}
              {phase.exact_at && `, ${t.exactAt(formatTime(lang, phase.exact_at))}`}
            </p>
            <p className="text-ink-2">
              {t.moonIn(words.inSign[change?.from ?? sign] ?? '')}
              {change && ` ${t.until(formatTime(lang, change.time), words.inSign[change.to] ?? '')}`}
            </p>
            <VoidLine date={date} voids={voids} />
          </div>
        </div>
        {voids.length > 0 && <p className="field-hint mt-3">{t.voidMeans}</p>}
        <dl className="mt-4 divide-y divide-rule border-y border-rule">
          {EFFECTS.map((effect) => (
            <div key={effect} className="grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[7rem_1fr]">
              <dt className="label pt-1">{t.effects[effect]}</dt>
              <dd lang={lang} className="font-text text-md/7 text-pretty">
                {phase[effect]}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h3 className="label">{t.mood}</h3>
        <dl className="mt-2 grid grid-cols-2 gap-x-8 sm:grid-cols-4">
          {MOODS.map((mood) => (
            <div key={mood} className="border-t border-rule py-2">
              <dt className="text-xs/5 text-ink-2">{t.moods[mood]}</dt>
              <dd className="figures text-2xl">{formatPercent(lang, content.mood[mood])}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
