import { formatDate, monthNames } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import type { Lang } from '#language/lang.ts'
import { dashboardText } from './text.ts'

interface DayStripProps {
  dates: readonly string[]
  shown: string
  onShow: (date: string) => void
}

/** What follows a day's number: "November 2026", «ноября 2026». */
const monthAndYear = (lang: Lang, date: string) =>
  `${monthNames(lang)[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`

/** The days at hand, on one scale. */
export function DayStrip({ dates, shown, onShow }: DayStripProps) {
  const t = useText(dashboardText)
  const { lang } = useLang()
  if (dates.length < 2) return null
  return (
    <nav aria-label={t.days} className="flex">
      {dates.map((date) => (
        <button
          key={date}
          type="button"
          aria-current={date === shown ? 'date' : undefined}
          className="day-cell"
          onClick={() => onShow(date)}
        >
          <span className="label">{formatDate(lang, date, 'weekdayShort')}</span>
          <span className="figures text-2xl leading-7">{formatDate(lang, date, 'dayNumber')}</span>
          <span className="sr-only"> {monthAndYear(lang, date)}</span>
        </button>
      ))}
    </nav>
  )
}
