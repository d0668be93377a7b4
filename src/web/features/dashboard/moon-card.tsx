import type { DailyContent } from '#contract/daily.ts'
import { GlyphIcon } from '#drawing/glyphs/glyph-icon.tsx'
import { SIGN_NAMES } from '#drawing/glyphs/glyph-paths.ts'
import { MoonPhase } from '#drawing/phase/moon-phase.tsx'
import { formatPercent } from '../../i18n/format.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { AsideBlock } from '../../ui/aside-block.tsx'
import { phaseWord } from '../factors/factor-words.ts'
import { isWaxing } from './is-waxing.ts'
import { dashboardText } from './text.ts'

export function MoonCard({ moon }: { moon: DailyContent['moon'] }) {
  const t = useText(dashboardText)
  const words = useText(skyWords)
  const { lang } = useLang()
  const sign = SIGN_NAMES[moon.sign]
  const phase = phaseWord(words, moon.phase)
  return (
    <AsideBlock id="moon" title={t.moon}>
      <div className="mt-4 flex items-center gap-6">
        <MoonPhase
          illuminatedFraction={moon.illumination / 100}
          waxing={isWaxing(moon.phase)}
          size={116}
          title={phase}
        />
        <div className="min-w-0">
          <p className="display-3">{phase}</p>
          <p className="mt-1.5 flex items-center gap-2 font-text text-[1.0625rem]">
            {sign && <GlyphIcon name={sign} size={20} className="text-sky" />}
            {words.inSign[moon.sign]}
          </p>
          <p className="figures mt-1 text-ink-2">
            {t.illumination} {formatPercent(lang, moon.illumination)}
          </p>
        </div>
      </div>
    </AsideBlock>
  )
}

/** The same on one line under the date, where the side column stands far below. */
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
