import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Booking, Consultant } from '#contract/bookings.ts'
import { CallError, sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { formatMoney } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { showToast } from '../../ui/toast.ts'
import { ConfirmFirst } from '../account/confirm-first.tsx'
import { ChooseHour, type Hour } from './choose-hour.tsx'
import { expertsText } from './text.ts'
import { useBook, useMove, useSlots } from './use-bookings.ts'
import { Button } from '../../ui/button.tsx'

interface BookingDialogProps {
  consultant: Consultant
  onClose: () => void
}

/** An hour is chosen with its length and price, and paid on a page of the bank's. */
export default function BookingDialog({ consultant, onClose }: BookingDialogProps) {
  const t = useText(expertsText)
  const { lang } = useLang()
  const { id, name, price, minutes } = consultant
  const booking = useBook(id)
  const { revalidate } = useRevalidator()
  const amount = formatMoney(lang, price.amount, price.currency)
  return (
    <Sheet title={t.dialogTitle(name)} onClose={onClose}>
      <p className="figures mb-5 text-lg">{t.price(amount, minutes)}</p>
      <Hours
        consultant={id}
        doing={booking}
        label={t.confirm(amount)}
        note={t.rule}
        act={(hour) =>
          booking.mutate(
            { ...hour, price },
            {
              onSuccess: ({ url }) => location.assign(url),
              // The price may be another by now, which the page was made with.
              onError: () => void revalidate(),
            },
          )
        }
      />
    </Sheet>
  )
}

/** The same of a booking that moves; what was paid stays paid. */
export function MoveDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useText(expertsText)
  const moving = useMove(booking.consultant, booking.id)
  const done = () => {
    showToast(t.moved)
    onClose()
  }
  return (
    <Sheet title={t.moveTitle(booking.name)} onClose={onClose}>
      <Hours
        consultant={booking.consultant}
        doing={moving}
        label={t.moveConfirm}
        act={({ date, time }) => moving.mutate({ date, time }, { onSuccess: done })}
      />
    </Sheet>
  )
}

interface HoursProps {
  consultant: number
  doing: { error: Error | null; isPending: boolean; isSuccess: boolean }
  label: string
  note?: string
  act: (wanted: Hour) => void
}

function Hours({ consultant, doing, label, note, act }: HoursProps) {
  const words = useText(common)
  const slots = useSlots(consultant)
  const [hour, setHour] = useState<Hour | null>(null)
  if (slots.isError)
    return (
      <div>
        <p className="font-text text-lg">{sentenceOf(slots.error, words.broken)}</p>
        <Button className="mt-5" onClick={() => void slots.refetch()}>
          {words.tryAgain}
        </Button>
      </div>
    )
  if (!slots.data)
    return (
      <div className="grid min-h-60 place-items-center text-accent">
        <Spinner size={40} />
      </div>
    )
  const { days, time_zone } = slots.data
  const chosen = hour && days.some(({ slots: free }) => free.some(({ starts }) => starts === hour.starts)) ? hour : null
  const isUnconfirmed = doing.error instanceof CallError && doing.error.reason === 'email_unconfirmed'
  return (
    <div className="grid gap-6">
      <ChooseHour days={days} timeZone={time_zone} hour={chosen} onChange={setHour} />
      {note && <p className="field-hint">{note}</p>}
      {isUnconfirmed && <ConfirmFirst />}
      <FormError>{doing.error && !isUnconfirmed ? sentenceOf(doing.error, words.broken) : null}</FormError>
      <Button disabled={!chosen || doing.isPending || doing.isSuccess} onClick={() => chosen && act(chosen)}>
        {doing.isPending || doing.isSuccess ? <Spinner size={20} /> : label}
      </Button>
    </div>
  )
}
