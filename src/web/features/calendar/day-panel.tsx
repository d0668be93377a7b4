import { memo, useEffect, useRef } from 'react'
import type { CalendarContent } from '#contract/calendar.ts'
import { formatDate } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { HistoryTab } from './history-tab.tsx'
import { LunarTab } from './lunar-tab.tsx'
import { SourcedText } from './sourced-text.tsx'
import { calendarText } from './text.ts'
import { TransitsTab } from './transits-tab.tsx'
import { VoidLine } from './void-line.tsx'
import type { CalendarDay } from './use-calendar.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

const TABS = ['transits', 'lunar', 'history'] as const

interface DayPanelProps {
  date: string
  day: CalendarDay | undefined
  busy: boolean
}

/** One day of the calendar in words. On a phone, where it stands under the month, it comes into sight when it changes. */
export const DayPanel = memo(function DayPanel({ date, day, busy }: DayPanelProps) {
  const { lang } = useLang()
  const panel = useRef<HTMLElement>(null)
  const first = useRef(date)
  useEffect(() => {
    if (first.current === date) return
    first.current = ''
    const { top = 0 } = panel.current?.getBoundingClientRect() ?? {}
    if (top > innerHeight * 0.75) panel.current?.scrollIntoView({ block: 'start' })
  }, [date])
  return (
    <section ref={panel} aria-labelledby="calendar-day" className="min-w-0 scroll-mt-6">
      <p className="label">{formatDate(lang, date, 'weekday')}</p>
      <h2 id="calendar-day" className="display-2 mt-1">
        {formatDate(lang, date)}
      </h2>
      {day?.content && <Content key={date} date={date} content={day.content} />}
      {day?.locked && <Upgrade />}
      {!day && <NoDay busy={busy} />}
    </section>
  )
})

function NoDay({ busy }: { busy: boolean }) {
  const t = useText(calendarText)
  if (!busy) return <p className="mt-6 font-text text-lg text-ink-2">{t.noData}</p>
  return <Loading text={t.loading} className="mt-6" />
}

function Content({ date, content }: { date: string; content: CalendarContent }) {
  const t = useText(calendarText)
  const { general = [], manthra = [] } = content.paragraphs
  return (
    <>
      <div className="mt-5 grid gap-4">
        {general.map((paragraph) => (
          <SourcedText key={paragraph.text} paragraph={paragraph} sources={content.sources} />
        ))}
        <VoidLine date={date} voids={content.lunarCalendar.void_moon ?? []} />
      </div>
      {manthra.map((paragraph) => (
        <figure key={paragraph.text} className="my-7 border-y border-rule py-4 text-center">
          <figcaption className="label">{t.mantra}</figcaption>
          <blockquote className="mt-1.5 font-display text-2xl/8 font-light text-balance italic">
            {paragraph.text}
          </blockquote>
        </figure>
      ))}
      <Tabs
        name={t.tabsName}
        tabs={TABS}
        labelOf={(tab) => t.tabs[tab]}
        listClassName="flex flex-wrap gap-x-6 border-b border-rule-2"
        panelClassName="pt-6"
      >
        {(tab) => {
          if (tab === 'lunar') return <LunarTab date={date} content={content} />
          return tab === 'history' ? <HistoryTab date={date} /> : <TransitsTab content={content} />
        }}
      </Tabs>
    </>
  )
}

const LINES = ['96%', '100%', '88%', '97%', '54%', '95%', '99%', '89%', '98%', '61%']

/** Ruled paper instead of a text that was not sent, and the way to it. */
function Upgrade() {
  const t = useText(calendarText)
  return (
    <div className="relative mt-6">
      <div aria-hidden>
        {LINES.map((width) => (
          <span key={width} className="block h-8 border-b border-rule" style={{ width }} />
        ))}
      </div>
      <Card className="absolute inset-x-0 top-8 mx-auto max-w-[26rem] text-center">
        <Icon name="lock" size={22} className="mx-auto text-ink-2" />
        <p className="display-3 mt-3">{t.upgradeTitle}</p>
        <p className="mt-2 font-text">{t.upgradeText}</p>
        <ButtonLink to="/plans" className="mt-5">
          {t.upgrade}
        </ButtonLink>
      </Card>
    </div>
  )
}
