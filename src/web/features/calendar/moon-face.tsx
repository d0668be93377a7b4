import { SIGN_NAMES } from '#astro/charts/sign.ts'
import type { LunarState } from '#contract/calendar.ts'
import { GlyphIcon } from '#drawing/glyphs/glyph-icon.tsx'
import { MoonPhase } from '#drawing/phase/moon-phase.tsx'
import { degreeMinute } from '#language/angle.ts'
import { formatPercent } from '../../i18n/format.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Term } from '../factors/term.tsx'
import { isWaxing } from './is-waxing.ts'
import { calendarText } from './text.ts'

/** The Moon at an instant: its phase drawn, its sign and degree, how much of it is lit. `when` says which instant. */
export function MoonFace({ lunar: { phase, position }, when }: { lunar: LunarState; when: string }) {
  const t = useText(calendarText)
  const words = useText(skyWords)
  const { lang } = useLang()
  const sign = SIGN_NAMES[position.sign]
  return (
    <div className="mt-4 flex items-center gap-6">
      <MoonPhase
        illuminatedFraction={phase.illumination / 100}
        waxing={isWaxing(phase.key)}
        size={116}
        title={phase.meaning.phase}
      />
      <div className="min-w-0">
        <p className="display-3">
          <Term id={phase.key} className="display-3">
            {phase.meaning.phase}
          </Term>
        </p>
        <p className="mt-1.5 flex items-center gap-2 font-text text-md">
          {sign && (
            <Term id={sign}>
              <GlyphIcon name={sign} size={20} title={words.signs[position.sign]} className="text-sky" />
            </Term>
          )}
          {words.inSign[position.sign]}
        </p>
        <p className="figures mt-1 text-ink-2">
          {degreeMinute(position.lon.degrees, position.lon.minutes)} {when}
        </p>
        <p className="figures text-ink-2">{t.lit(formatPercent(lang, phase.illumination))}</p>
      </div>
    </div>
  )
}
