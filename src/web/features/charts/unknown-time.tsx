import type { ChartAnswer } from '#contract/charts.ts'
import { formatTime } from '../../i18n/format.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { isPoint } from '../factors/factor-words.ts'
import { chartsText } from './text.ts'

/** What an unknown birth time leaves open, said before the chart. */
export function UnknownTime({ answer: { uncertain, place } }: { answer: ChartAnswer }) {
  const t = useText(chartsText)
  const words = useText(skyWords)
  const { lang } = useLang()
  return (
    <aside className="mt-6 max-w-[46rem] border-l-2 border-accent py-1 pl-5">
      <p className="display-3">{t.unknownTitle}</p>
      <p className="mt-1.5 font-text text-[1.0625rem]/7">{t.unknownText}</p>
      {uncertain.map(({ id, signs: [before = 0, after = 0], changes_at: changesAt }) => (
        <p key={id} className="mt-2 font-text text-[1.0625rem]/7">
          {t.uncertain(
            isPoint(id) ? words.bodies[id] : id,
            words.signs[before] ?? '',
            words.signs[after] ?? '',
            formatTime(lang, changesAt, place.time_zone),
          )}
        </p>
      ))}
    </aside>
  )
}
