import { SIGN_NAMES } from '#astro/charts/sign.ts'
import type { FirstChartAnswer } from '#contract/charts.ts'
import { GlyphIcon } from '#drawing/glyphs/glyph-icon.tsx'
import { degreeMinute } from '#language/angle.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useText } from '../../i18n/text.tsx'
import { SourcedText } from '../calendar/sourced-text.tsx'
import { chartResultText } from './result-text.ts'

/** Sun, Moon and Ascendant, each with its sign, and with its sentences unless they were read just before. */
export function BigThree({ answer, isBrief = false }: { answer: FirstChartAnswer; isBrief?: boolean }) {
  const t = useText(chartResultText)
  return (
    <ul className={`grid gap-5 ${isBrief ? '' : 'lg:gap-8'}`}>
      {answer.big_three.map((point) => (
        <Point key={point.id} point={point} sources={isBrief ? null : answer.sources} />
      ))}
      {!answer.birth.birthtime_known && <li className="font-text text-md/7 text-ink-2">{t.noHour}</li>}
    </ul>
  )
}

function Point({
  point: { id, signs, sign, degree, minute, paragraph },
  sources,
}: {
  point: FirstChartAnswer['big_three'][number]
  /** Null where the sentences are left out. */
  sources: FirstChartAnswer['sources'] | null
}) {
  const t = useText(chartResultText)
  const words = useText(skyWords)
  return (
    <li className="border-t border-rule pt-4">
      <p className="label">
        {t.names[id]}: {t.roles[id]}
      </p>
      <p className="mt-2 flex items-center gap-3 font-text text-2xl">
        {signs.map((one) => {
          const name = SIGN_NAMES[one]
          return name && <GlyphIcon key={one} name={name} size={28} weight={1.3} className="text-sky" />
        })}
        {signs.map((one) => words.signs[one]).join(' / ')}
        {sign !== null && degree !== null && minute !== null && (
          <span className="figures text-md text-ink-2">{degreeMinute(degree, minute)}</span>
        )}
      </p>
      {sources && (
        <div className="mt-2">
          <SourcedText paragraph={paragraph} sources={sources} />
        </div>
      )}
    </li>
  )
}
