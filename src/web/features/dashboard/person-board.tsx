import { useState } from 'react'
import { CallError } from '../../api/call-error.ts'
import { formatDate } from '../../i18n/format.ts'
import { Link } from '../../i18n/link.tsx'
import { useLang, useText } from '../../i18n/text.tsx'
import { NoticeCard } from '../../ui/notice-card.tsx'
import { useToday } from '../../ui/clock.ts'
import { NoDays } from '../birth-time/no-days.tsx'
import { TheirChart } from '../charts/their-chart.tsx'
import { LunarCard } from '../calendar/lunar-card.tsx'
import { BlankPage } from './blank-page.tsx'
import { DashboardFrame } from './dashboard-frame.tsx'
import { DayStrip } from './day-strip.tsx'
import { PersonChoice } from './person-choice.tsx'
import { AdultDay, ChildDayContent, PersonOffer } from './person-content.tsx'
import { personDaysText } from './person-text.ts'
import { usePersonDays } from '../people/use-person-days.ts'

/** The days of somebody saved, with the choice of whose and which. */
export function PersonBoard({ id }: { id: number }) {
  const t = useText(personDaysText)
  const { lang } = useLang()
  const today = useToday()
  const { data, error, refetch } = usePersonDays(id)
  const [chosen, choose] = useState<string | null>(null)
  const dates = Object.keys(data?.days ?? {}).toSorted()
  const date = chosen !== null && dates.includes(chosen) ? chosen : today
  const weekday = formatDate(lang, date || '2000-01-01', 'weekday')
  return (
    <DashboardFrame
      heading={
        <>
          <p className="label break-words">{data ? `${t.dayOf(data.person.name)}, ${weekday}` : weekday}</p>
          <h1 className="display-3 mt-0.5">{formatDate(lang, date)}</h1>
          <PersonChoice shown={id} />
          {data && (
            <div className="mt-3">
              <TheirChart person={data.person} />
            </div>
          )}
        </>
      }
      strip={<DayStrip dates={dates} shown={date} onShow={choose} />}
      aside={<LunarCard date={date} line={momentOfMoon(data, date)} />}
    >
      {data ? (
        <Content data={data} date={date} />
      ) : error instanceof CallError && error.reason === 'not_found' ? (
        <NoticeCard title={t.gone}>
          <Link to="/daily-horoscope" className="link mt-4 inline-block">
            {t.toOwn}
          </Link>
        </NoticeCard>
      ) : error ? (
        <NoDays error={error} onRetry={() => void refetch()} />
      ) : (
        <BlankPage />
      )}
    </DashboardFrame>
  )
}

type Data = NonNullable<ReturnType<typeof usePersonDays>['data']>

const momentOfMoon = (data: Data | undefined, date: string): string => data?.days?.[date]?.moon_line?.text ?? ''

function Content({ data, date }: { data: Data; date: string }) {
  const { name } = data.person
  if (data.days === null) return <PersonOffer data={data} />
  if (data.told_as === 'child') {
    const content = data.days[date]
    return content ? <ChildDayContent content={content} name={name} /> : <BlankPage />
  }
  const content = data.days[date]
  return content ? <AdultDay content={content} name={name} /> : <BlankPage />
}
