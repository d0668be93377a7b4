import { useState } from 'react'
import type { Consultant, FreeDay } from '#contract/bookings.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { civilDate, formatInstantDate, formatTime, formatZone } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { expertsText } from './text.ts'
import { useBook, useSlots } from './use-bookings.ts'

interface BookingDialogProps {
  consultant: Consultant
  onClose: () => void
}

export default function BookingDialog({ consultant, onClose }: BookingDialogProps) {
  const t = useText(expertsText)
  return (
    <Sheet title={t.dialogTitle(consultant.name)} onClose={onClose}>
      <Hours consultant={consultant} onClose={onClose} />
    </Sheet>
  )
}

/** An hour as it is booked, by the consultant's clock, with the instant it begins. */
interface Hour {
  date: string
  time: string
  starts: string
}

/** Hours by the day that the reader's own calendar shows. */
function byOwnDay(days: readonly FreeDay[]): Map<string, Hour[]> {
  const hours = days.flatMap(({ date, slots }) => slots.map((slot) => ({ date, ...slot })))
  return Map.groupBy(hours, ({ starts }) => civilDate(new Date(starts)))
}

function Hours({ consultant, onClose }: BookingDialogProps) {
  const t = useText(expertsText)
  const words = useText(common)
  const { lang } = useLang()
  const slots = useSlots(consultant.id)
  const booking = useBook(consultant.id)
  const [day, setDay] = useState<string | null>(null)
  const [starts, setStarts] = useState<string | null>(null)
  if (booking.isSuccess && starts) return <Done starts={starts} onClose={onClose} />
  if (slots.isError)
    return (
      <div>
        <p className="font-text text-lg">{sentenceOf(slots.error, words.broken)}</p>
        <button type="button" className="button mt-5" onClick={() => void slots.refetch()}>
          {words.tryAgain}
        </button>
      </div>
    )
  if (!slots.data)
    return (
      <div className="grid min-h-60 place-items-center text-accent">
        <Spinner size={40} />
      </div>
    )
  const days = byOwnDay(slots.data.days)
  if (days.size === 0) return <p className="font-text text-lg">{t.full}</p>
  const hours = day === null ? [] : (days.get(day) ?? [])
  const hour = hours.find((one) => one.starts === starts)
  const [first] = slots.data.days[0]?.slots ?? []
  return (
    <div className="grid gap-6">
      <fieldset>
        <legend className="field-label mb-2">{t.day}</legend>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {[...days].map(([date, [at]]) => (
            <button
              key={date}
              type="button"
              className="choice text-left"
              aria-pressed={day === date}
              onClick={() => {
                setDay(date)
                setStarts(null)
              }}
            >
              <span className="block text-[0.8125rem] text-ink-2">
                {at && formatInstantDate(lang, at.starts, 'weekday')}
              </span>
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
                aria-pressed={starts === one.starts}
                onClick={() => setStarts(one.starts)}
              >
                {formatTime(lang, one.starts)}
              </button>
            ))}
          </div>
        )}
        <p className="field-hint mt-3">{t.clock(first ? formatZone(lang, first.starts) : '')}</p>
      </fieldset>
      <FormError>{booking.isError ? sentenceOf(booking.error, words.broken) : null}</FormError>
      <button
        type="button"
        className="button"
        disabled={!hour || booking.isPending}
        onClick={() => hour && booking.mutate({ date: hour.date, time: hour.time })}
      >
        {booking.isPending ? <Spinner size={20} /> : t.confirm}
      </button>
    </div>
  )
}

function Done({ starts, onClose }: { starts: string; onClose: () => void }) {
  const t = useText(expertsText)
  const words = useText(common)
  const { lang } = useLang()
  const when = `${formatInstantDate(lang, starts, 'day')}, ${formatTime(lang, starts)}`
  return (
    <div role="status">
      <p className="display-3">{t.doneTitle}</p>
      <p className="mt-3 font-text text-lg">{t.doneText(when)}</p>
      <button type="button" className="button mt-6" onClick={onClose}>
        {words.understood}
      </button>
    </div>
  )
}
