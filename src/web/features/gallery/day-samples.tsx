import { useLang, useText } from '../../i18n/text.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { DayContent } from '../dashboard/day-content.tsx'
import { MoonLine } from '../dashboard/moon-line.tsx'
import { sampleDayWords } from './sample-day-words.ts'
import { SAMPLE_DATE, SAMPLE_DAYS, sampleDay, sampleDays } from './sample-days.ts'

/** The page of a day, of each kind. */
export function DaySamples() {
  const t = useText(sampleDayWords)
  const { lang } = useLang()
  // Times are told by the reader's own clock, which the server does not know.
  if (!useHydrated()) return null
  return SAMPLE_DAYS.map((kind) => {
    const content = sampleDay(lang, kind)
    return (
      <div key={kind} data-gallery-day={kind}>
        <h3 className="label">{t[kind]}</h3>
        <MoonLine content={content} lunar={undefined} />
        <DayContent content={content} date={SAMPLE_DATE} days={sampleDays(content)} />
      </div>
    )
  })
}
