import { type ReactNode, useState } from 'react'
import { formatDate, formatPercent } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { useToday } from '../../ui/clock.ts'
import { DashboardFrame } from './dashboard-frame.tsx'
import { NoDays } from '../birth-time/no-days.tsx'
import { DayPage } from './day-page.tsx'
import { DayStrip } from './day-strip.tsx'
import { LunarCard } from '../calendar/lunar-card.tsx'
import { dayToShow } from './sections.ts'
import { dashboardText } from './text.ts'
import { useDaily } from './use-daily.ts'
import type { DailyContent } from '#contract/daily.ts'
import { MoonPhase } from '#drawing/phase/moon-phase.tsx'
import { skyWords } from '../../i18n/sky-words.ts'
import { phaseWord } from '../factors/factor-words.ts'
import { isWaxing } from '../calendar/is-waxing.ts'

/** A day with its date, the strip of days and the Moon; `aside` is what else stands in the side column, `notice` above the day. */
export function DayBoard({ aside, notice }: { aside?: ReactNode; notice?: ReactNode }) {
  const t = useText(dashboardText)
  const { lang } = useLang()
  const { days, answered, error, refetch } = useDaily()
  const retry = () => void refetch()
  const [chosen, setChosen] = useState<string | null>(null)
  const today = useToday()
  const date = chosen ?? (days ? dayToShow(days, today) : today)
  const content = days?.[date]?.content
  return (
    <DashboardFrame
      heading={
        <>
          <p className="label">{date === today ? t.title : formatDate(lang, date, 'weekday')}</p>
          <h1 className="display-2 mt-1">{formatDate(lang, date)}</h1>
          {content && <MoonLine moon={content.moon} />}
        </>
      }
      strip={days && <DayStrip dates={Object.keys(days).toSorted()} shown={date} onShow={setChosen} />}
      aside={
        <>
          <LunarCard date={date} />
          {aside}
        </>
      }
    >
      {notice}
      {days ? (
        <DayPage days={days} date={date} answered={answered} error={error} onRetry={retry} />
      ) : (
        error && <NoDays error={error} onRetry={retry} />
      )}
    </DashboardFrame>
  )
}

/** The Moon on one line under the date, where the side column stands far below. */
function MoonLine({ moon }: { moon: DailyContent['moon'] }) {
  const words = useText(skyWords)
  const { lang } = useLang()
  return (
    <p className="caption mt-2 flex items-center gap-2.5 lg:hidden">
      <MoonPhase illuminatedFraction={moon.illumination / 100} waxing={isWaxing(moon.phase)} size={22} />
      {phaseWord(words, moon.phase)} {words.inSign[moon.sign]}, {formatPercent(lang, moon.illumination)}
    </p>
  )
}
