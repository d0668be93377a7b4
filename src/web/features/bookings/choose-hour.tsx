import { useState } from 'react'
import type { FreeDay } from '#contract/bookings.ts'
import { civilDate, formatInstantDate, formatTime, formatZone } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { expertsText } from './text.ts'

/** An hour as it is booked, by the consultant's clock, with the instant it begins. */
export interface Hour {
  date: string
  time: string
  starts: string
}

/** Hours by the day that the reader's own calendar shows. */
function byOwnDay(days: readonly FreeDay[]): Map<string, Hour[]> {
  const hours = days.flatMap(({ date, slots }) => slots.map((slot) => ({ date, ...slot })))
  return Map.groupBy(hours, ({ starts }) => civilDate(new Date(starts)))
}

interface ChooseHourProps {
  days: readonly FreeDay[]
  /** The consultant's. */
  timeZone: string
  hour: Hour | null
  onChange: (hour: Hour | null) => void
}

/** First the day, then the hour, by the reader's own clock; the consultant's is named with it. */
export function ChooseHour({ days, timeZone, hour, onChange }: ChooseHourProps) {
  const t = useText(expertsText)
  const { lang } = useLang()
  const [day, setDay] = useState<string | null>(null)
  const byDay = byOwnDay(days)
  if (byDay.size === 0) return <p className="font-text text-lg">{t.full}</p>
  const hours = day === null ? [] : (byDay.get(day) ?? [])
  const [first] = days[0]?.slots ?? []
  return (
    <>
      <fieldset>
        <legend className="field-label mb-2">{t.day}</legend>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {[...byDay].map(([date, [at]]) => (
            <button
              key={date}
              type="button"
              className="choice text-left"
              aria-pressed={day === date}
              onClick={() => {
                setDay(date)
                onChange(null)
              }}
            >
              <span className="block text-xs text-ink-2">{at && formatInstantDate(lang, at.starts, 'weekday')}</span>
              {at && formatInstantDate(lang, at.starts, 'day')}
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="field-label mb-2">{t.time}</legend>
        {day === null ? (
          <p className="text-ink-2">{t.noDay}</p>
        ) : (
          <div className="flex flex-wrap gap-2">
            {hours.map((one) => (
              <button
                key={one.starts}
                type="button"
                className="choice figures"
                aria-pressed={hour?.starts === one.starts}
                onClick={() => onChange(one)}
              >
                {formatTime(lang, one.starts)}
              </button>
            ))}
          </div>
        )}
        <p className="field-hint mt-3" aria-live="polite">
          {t.clock(first ? formatZone(lang, first.starts) : '')}{' '}
          {hour &&
            t.theirs(
              `${formatInstantDate(lang, hour.starts, 'day', timeZone)}, ${formatTime(lang, hour.starts, timeZone)}`,
              formatZone(lang, hour.starts, timeZone),
            )}
        </p>
      </fieldset>
    </>
  )
}
