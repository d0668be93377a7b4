import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Booking } from '#contract/bookings.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { formatInstantDate, formatMoney, formatTime, formatZone } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { showToast } from '../../ui/toast.ts'
import { MoveDialog } from './booking-dialog.tsx'
import { expertsText } from './text.ts'
import { useCancel, useMyBookings } from './use-bookings.ts'
import { buttonClass } from '../../ui/button.tsx'

/** The person's consultations, those to be paid and those of the last days; nothing where there are none. */
export default function MyBookings() {
  const t = useText(expertsText)
  const { data: bookings } = useMyBookings()
  const [asked] = useSearchParams()
  // The window that thanks for a payment takes the word out of the address.
  const [cameFromPayment] = useState(asked.get('payment') === 'success')
  if (!bookings?.length) return null
  const isWaiting = bookings.some(({ state }) => state === 'held')
  return (
    <section aria-labelledby="my-bookings" className="mt-12">
      {cameFromPayment && (
        <div role="status" className="mb-8 border-l-2 border-accent py-1 pl-4">
          <p className="display-3">{isWaiting ? null : t.paidTitle}</p>
          <p className="font-text text-lg">{isWaiting ? t.paidWaits : t.paidText}</p>
        </div>
      )}
      <h2 id="my-bookings" tabIndex={-1} className="display-3 scroll-mt-6 outline-none">
        {t.mineTitle}
      </h2>
      <ul className="mt-4 border-t border-rule">
        {bookings.map((booking) => (
          <Row key={booking.id} booking={booking} />
        ))}
      </ul>
    </section>
  )
}

function Row({ booking }: { booking: Booking }) {
  const t = useText(expertsText)
  const { lang } = useLang()
  const [moving, setMoving] = useState(false)
  const { name, starts, time_zone, minutes, price, state, held_until, pay_url, meeting_url, free_until } = booking
  const theirs = `${formatInstantDate(lang, starts, 'day', time_zone)}, ${formatTime(lang, starts, time_zone)}`
  return (
    <li className="border-b border-rule py-4">
      <p className="font-text text-lg">
        {formatInstantDate(lang, starts, 'day')}, <span className="figures">{formatTime(lang, starts)}</span> · {name}
      </p>
      <p className="text-sm text-ink-2">
        {t.states[state]}
        {held_until && `, ${t.heldUntil(formatTime(lang, held_until))}`} ·{' '}
        {t.price(formatMoney(lang, price.amount, price.currency), minutes)}
      </p>
      <p className="text-sm text-ink-2">{t.theirs(theirs, formatZone(lang, starts, time_zone))}</p>
      {state !== 'done' && (
        <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
          {pay_url && (
            <a href={pay_url} className={buttonClass({ size: 'small' })}>
              {t.pay}
            </a>
          )}
          {meeting_url && (
            <a href={meeting_url} className="link" rel="noreferrer" target="_blank">
              {t.join}
            </a>
          )}
          {free_until && (
            <button type="button" className="link" onClick={() => setMoving(true)}>
              {t.move}
            </button>
          )}
          <Cancel booking={booking} />
        </div>
      )}
      {moving && <MoveDialog booking={booking} onClose={() => setMoving(false)} />}
    </li>
  )
}

/** Says what becomes of the money before anything is canceled. */
function Cancel({ booking: { id, state, free_until } }: { booking: Booking }) {
  const t = useText(expertsText)
  const words = useText(common)
  const canceling = useCancel()
  const [asking, setAsking] = useState(false)
  const confirm = () =>
    canceling.mutate(id, {
      onSuccess: ({ refunded }) => showToast(refunded ? t.canceled : t.canceledLate),
      onError: (error) => showToast(sentenceOf(error, words.broken)),
    })
  if (!asking)
    return (
      <button type="button" className="link" onClick={() => setAsking(true)}>
        {t.cancel}
      </button>
    )
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span role="status">{state === 'held' ? t.cancelHeld : free_until ? t.cancelFree : t.cancelLate}</span>
      <button type="button" className="link text-tense" disabled={canceling.isPending} onClick={confirm}>
        {t.cancel}
      </button>
      <button type="button" className="link" onClick={() => setAsking(false)}>
        {t.keep}
      </button>
    </p>
  )
}
