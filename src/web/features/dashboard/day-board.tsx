import { useState, type ReactNode } from 'react'
import { formatDate } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { useToday } from '../../ui/clock.ts'
import { DashboardFrame } from './dashboard-frame.tsx'
import { NoDays } from '../birth-time/no-days.tsx'
import { DayPage } from './day-page.tsx'
import { DayStrip } from './day-strip.tsx'
import { LunarCard } from '../calendar/lunar-card.tsx'
import { MoonLine } from './moon-line.tsx'
import { dayToShow } from './sections.ts'
import { dashboardText } from './text.ts'
import { useDaily } from './use-daily.ts'

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
