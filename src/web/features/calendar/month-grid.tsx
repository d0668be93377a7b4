import { memo, useCallback, useMemo, useRef, type KeyboardEvent } from 'react'
import { formatDate } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { DayFace, useDayName } from './day-face.tsx'
import { dateAfter, monthCells, type MonthCell } from './month-cells.ts'
import { calendarText } from './text.ts'
import type { CalendarDay } from './use-calendar.ts'

interface MonthGridProps {
  month: string
  days: ReadonlyMap<string, CalendarDay>
  /** While the month is on its way. */
  busy: boolean
  chosen: string
  today: string
  onChoose: (date: string) => void
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** Six weeks from a Monday on. Arrow keys walk over the days, Enter opens one. */
export const MonthGrid = memo(function MonthGrid({ month, days, busy, chosen, today, onChoose }: MonthGridProps) {
  const t = useText(calendarText)
  const { lang } = useLang()
  const grid = useRef<HTMLDivElement>(null)
  const cells = useMemo(() => monthCells(month), [month])
  const weeks = Array.from({ length: 6 }, (_, week) => cells.slice(7 * week, 7 * week + 7))
  const stop = cells.some(({ date }) => date === chosen) ? chosen : `${month}-01`
  const walk = useCallback((event: KeyboardEvent, date: string) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    grid.current?.querySelector<HTMLElement>(`[data-date="${dateAfter(date, step)}"]`)?.focus()
  }, [])
  return (
    <div ref={grid} role="grid" aria-label={t.grid} aria-busy={busy} className="mt-5">
      <div role="row" className="grid grid-cols-7 border-b border-rule-2 pb-1.5">
        {cells.slice(0, 7).map(({ date }) => (
          <span
            key={date}
            role="columnheader"
            aria-label={formatDate(lang, date, 'weekday')}
            className="label text-center"
          >
            {formatDate(lang, date, 'weekdayShort')}
          </span>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]?.date} role="row" className="grid grid-cols-7 border-b border-rule">
          {week.map((cell) => (
            <Cell
              key={cell.date}
              cell={cell}
              day={days.get(cell.date)}
              busy={busy}
              isChosen={cell.date === chosen}
              isToday={cell.date === today}
              isStop={cell.date === stop}
              onChoose={onChoose}
              onWalk={walk}
            />
          ))}
        </div>
      ))}
    </div>
  )
})

interface CellProps {
  cell: MonthCell
  day: CalendarDay | undefined
  busy: boolean
  isChosen: boolean
  isToday: boolean
  /** The one that the Tab key stops at. */
  isStop: boolean
  onChoose: (date: string) => void
  onWalk: (event: KeyboardEvent, date: string) => void
}

const Cell = memo(function Cell({
  cell: { date, inMonth },
  day,
  busy,
  isChosen,
  isToday,
  isStop,
  onChoose,
  onWalk,
}: CellProps) {
  const name = useDayName(date, day, isToday)
  return (
    <div role="gridcell" aria-selected={isChosen} className="min-w-0">
      <button
        type="button"
        data-date={date}
        aria-label={name}
        aria-current={isToday ? 'date' : undefined}
        tabIndex={isStop ? 0 : -1}
        onKeyDown={(event) => onWalk(event, date)}
        onClick={() => onChoose(date)}
        className={`grid h-19 w-full content-start justify-items-center gap-0.5 pt-1.5 transition-colors duration-(--quick) hover:bg-surface focus-visible:z-10 sm:h-21 ${
          isChosen ? 'bg-surface outline outline-1 -outline-offset-1 outline-accent' : ''
        } ${inMonth ? '' : 'opacity-70'}`}
      >
        <DayFace date={date} day={day} quiet={busy || !inMonth} isToday={isToday} />
      </button>
    </div>
  )
})
