import type { DailyContent } from '#contract/daily.ts'
import { MoonPhase } from '#drawing/phase/moon-phase.tsx'
import { formatPercent } from '../../i18n/format.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { phaseWord } from '../factors/factor-words.ts'
import { isWaxing } from '../calendar/is-waxing.ts'

/** The Moon on one line under the date, where the side column stands far below. */
export function MoonLine({ moon }: { moon: DailyContent['moon'] }) {
  const words = useText(skyWords)
  const { lang } = useLang()
  return (
    <p className="caption mt-2 flex items-center gap-2.5 lg:hidden">
      <MoonPhase illuminatedFraction={moon.illumination / 100} waxing={isWaxing(moon.phase)} size={22} />
      {phaseWord(words, moon.phase)} {words.inSign[moon.sign]}, {formatPercent(lang, moon.illumination)}
    </p>
  )
}
