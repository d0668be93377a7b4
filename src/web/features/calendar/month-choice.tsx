import { twoDigits } from '#language/angle.ts'
import { monthName } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { isInReach, monthAfter } from './month-cells.ts'
import { calendarText } from './text.ts'

interface MonthChoiceProps {
  month: string
  today: string
  onChange: (month: string) => void
}

/** Month and year, and the way to the neighbours. The calendar has this year and the next. */
export function MonthChoice({ month, today, onChange }: MonthChoiceProps) {
  const t = useText(calendarText)
  const { lang } = useLang()
  const [year = '', number = ''] = month.split('-')
  const thisYear = Number(today.slice(0, 4))
  const step = (months: number, label: string, icon: 'back' | 'arrow') => {
    const to = monthAfter(month, months)
    return (
      <button
        type="button"
        className="icon-button shrink-0"
        aria-label={label}
        disabled={!isInReach(to, today)}
        onClick={() => onChange(to)}
      >
        <Icon name={icon} />
      </button>
    )
  }
  return (
    <div className="flex items-center gap-1 sm:gap-2">
      {step(-1, t.previous, 'back')}
      <select
        className="input min-w-0 flex-1 capitalize max-sm:pr-6 max-sm:pl-2"
        aria-label={t.month}
        value={number}
        onChange={({ target }) => onChange(`${year}-${target.value}`)}
      >
        {Array.from({ length: 12 }, (_, i) => (
          <option key={i} value={twoDigits(i + 1)}>
            {monthName(lang, i + 1)}
          </option>
        ))}
      </select>
      <select
        className="input figures w-auto shrink-0 max-sm:pr-6 max-sm:pl-2"
        aria-label={t.year}
        value={year}
        onChange={({ target }) => onChange(`${target.value}-${number}`)}
      >
        {[thisYear, thisYear + 1].map((one) => (
          <option key={one} value={String(one)}>
            {one}
          </option>
        ))}
      </select>
      {step(1, t.next, 'arrow')}
    </div>
  )
}
