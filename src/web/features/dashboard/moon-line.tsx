import type { DailyContent } from '#contract/daily.ts'
import { MoonPhase } from '#drawing/phase/moon-phase.tsx'
import { formatPercent } from '../../i18n/format.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { isWaxing } from '../calendar/is-waxing.ts'
import type { Lunar } from '../calendar/use-lunar.ts'
import { phaseWord } from '../factors/factor-words.ts'
import { Term } from '../factors/term.tsx'

interface MoonLineProps {
  content: DailyContent
  /** The Moon as the Moon's card shows it, once it is known: the two never differ. */
  lunar: Lunar | undefined
}

/**
 * The Moon of a day under its date: where it is and until when, and its phase. Of a day that was written without that line,
 * the sign in which the Moon began it.
 */
export function MoonLine({ content: { moon, moon_line: line }, lunar }: MoonLineProps) {
  const { lang } = useLang()
  const words = useText(skyWords)
  const phase = lunar?.phase.key ?? moon.phase
  const illumination = lunar?.phase.illumination ?? moon.illumination
  return (
    <p className={`caption flex items-center gap-2.5 ${line ? '' : 'lg:hidden'}`}>
      <MoonPhase illuminatedFraction={illumination / 100} waxing={isWaxing(phase)} size={22} className="shrink-0" />
      <span lang={lang}>
        {line && `${line.text} `}
        <Term id={phase}>{phaseWord(words, phase)}</Term>
        {!line && ` ${words.inSign[moon.sign]}`}, {formatPercent(lang, illumination)}
      </span>
    </p>
  )
}
