import { formatDate } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { dashboardText } from './text.ts'

interface DayStripProps {
  dates: readonly string[]
  shown: string
  onShow: (date: string) => void
}

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
          aria-label={formatDate(lang, date)}
          className="day-cell"
          onClick={() => onShow(date)}
        >
          <span className="label">{formatDate(lang, date, 'weekdayShort')}</span>
          <span className="figures text-2xl leading-7">{formatDate(lang, date, 'dayNumber')}</span>
        </button>
      ))}
    </nav>
  )
}
