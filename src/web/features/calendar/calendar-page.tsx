import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Link } from '../../i18n/link.tsx'
import { sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { useToday } from '../../ui/clock.ts'
import { useAfterPaint } from '../../ui/use-after-paint.ts'
import { useSession } from '../../session/session.ts'
import { chartRulesText } from '../chart-rules/text.ts'
import { PersonPage } from '../account/person-page.tsx'
import { NoticeCard } from '../../ui/notice-card.tsx'
import { DayPanel } from './day-panel.tsx'
import { FeedCard } from './feed-card.tsx'
import { LunarCard } from './lunar-card.tsx'
import { isInReach } from './month-cells.ts'
import { MonthChoice } from './month-choice.tsx'
import { MonthGrid } from './month-grid.tsx'
import { Term } from '../factors/term.tsx'
import { calendarText } from './text.ts'
import { useLunar } from './use-lunar.ts'
import { VoidLine } from './void-line.tsx'
import { VoidStripe } from './void-stripe.tsx'
import { useCalendar, type CalendarDay } from './use-calendar.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'

/** The calendar: a month of days and, beside it, the one that is looked at. `month` is the server's, until the page's own is known. */
export default function CalendarPage({ month }: { month: string }) {
  const t = useText(calendarText)
  return (
    <div className="page pt-8 lg:pt-12">
      <h1 className="display-1">{t.title}</h1>
      <p className="mt-4 max-w-[36rem] font-text text-lg text-ink-2">{t.lead}</p>
      <PersonPage frame={<Frame month={month} />}>
        <Board />
      </PersonPage>
    </div>
  )
}

/** A month without its data: what the server can send of the page. */
function Frame({ month }: { month: string }) {
  const t = useText(calendarText)
  const first = `${month}-01`
  return (
    <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
      <div className="min-w-0">
        <MonthChoice month={month} today={first} onChange={noop} />
        <MonthGrid month={month} days={NO_DAYS} busy chosen="" today="" onChoose={noop} />
      </div>
      <Loading text={t.loading} className="self-start" />
    </div>
  )
}

const NO_DAYS: ReadonlyMap<string, CalendarDay> = new Map()
/** Some hours of the afternoon. */
const LEGEND = [{ from: 0.5, to: 0.75 }]
const noop = () => undefined

function Board() {
  const t = useText(calendarText)
  const words = useText(common)
  const rules = useText(chartRulesText)
  const { account } = useSession()
  const today = useToday()
  const [params, setParams] = useSearchParams()
  const asked = params.get('date') ?? ''
  const date = /^\d{4}-\d\d-\d\d$/.test(asked) && isInReach(asked, today) ? asked : today
  const [month, setMonth] = useState<string | null>(null)
  const shown = month ?? date.slice(0, 7)
  // The choice is seen at once; the forty-two days of another month, and a day's texts, follow after the next frame.
  const drawn = useAfterPaint(shown)
  const read = useAfterPaint(date)
  const { days, isPending, error, refetch } = useCalendar(drawn)
  const own = useCalendar(read.slice(0, 7))
  const { data: lunar } = useLunar(today)
  const open = useCallback(
    (next: string) => {
      setMonth(next.slice(0, 7))
      setParams({ date: next }, { replace: true, preventScrollReset: true })
    },
    [setParams],
  )
  return (
    <>
      <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
        <div className="min-w-0">
          <MonthChoice month={shown} today={today} onChange={setMonth} />
          {error && days.size === 0 ? (
            <NoticeCard title={sentenceOf(error, words.broken)}>
              <Button className="mt-6" onClick={() => void refetch()}>
                {words.tryAgain}
              </Button>
            </NoticeCard>
          ) : (
            <MonthGrid month={drawn} days={days} busy={isPending} chosen={date} today={today} onChoose={open} />
          )}
          <div className="mt-3 min-h-6">{lunar && <VoidLine date={today} voids={lunar.void_moon} />}</div>
          <p className="mt-3 text-xs/5 text-ink-2">
            <Term id="biosphere">{t.biosphere}</Term>: {t.biosphereNote}
          </p>
          <p className="mt-2 text-xs/5 text-ink-2">
            <VoidStripe parts={LEGEND} className="mr-1.5 inline-block" />
            <Term id="void">{t.void}</Term>: {t.voidLegend}
          </p>
          {(account?.chart_rules?.zodiac ?? 'tropical') !== 'tropical' && (
            <p className="mt-2 text-xs/5 text-ink-2">{rules.calendarTropical}</p>
          )}
          <p className="double-rule mt-10 flex flex-wrap items-baseline gap-x-4 gap-y-1 pt-4">
            <span className="font-text text-lg italic">{t.bannerText}</span>
            <Link to="/report/monthly-forecast" className="link">
              {t.bannerLink}
            </Link>
          </p>
          <p className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <span className="font-text text-lg italic">{t.transitsText}</span>
            <Link to="/transits" className="link">
              {t.transitsLink}
            </Link>
          </p>
        </div>
        <DayPanel date={read} day={own.days.get(read)} busy={own.isPending} />
      </div>
      <div className="mt-16 grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <LunarCard date={own.days.get(read)?.locked ? today : read} full onDate={open} />
        <FeedCard />
      </div>
    </>
  )
}
