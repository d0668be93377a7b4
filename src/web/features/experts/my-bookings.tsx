import { useState } from 'react'
import type { Booking, Consultant } from '#contract/bookings.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { formatInstantDate, formatTime } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { showToast } from '../../ui/toast.ts'
import { expertsText } from './text.ts'
import { useGiveBack, useMyBookings } from './use-bookings.ts'

/** The person's hours to come; nothing where there are none. */
export default function MyBookings({ consultants }: { consultants: readonly Consultant[] }) {
  const t = useText(expertsText)
  const { data: bookings } = useMyBookings()
  if (!bookings?.length) return null
  return (
    <section aria-labelledby="my-bookings" className="mt-12">
      <h2 id="my-bookings" className="display-3">
        {t.mineTitle}
      </h2>
      <ul className="mt-4 border-t border-rule">
        {bookings.map((booking) => (
          <Row
            key={booking.id}
            booking={booking}
            name={consultants.find(({ id }) => id === booking.consultant)?.name ?? ''}
          />
        ))}
      </ul>
    </section>
  )
}

function Row({ booking, name }: { booking: Booking; name: string }) {
  const t = useText(expertsText)
  const words = useText(common)
  const { lang } = useLang()
  const giveBack = useGiveBack()
  const [asking, setAsking] = useState(false)
  const { id, starts } = booking
  const confirm = () =>
    giveBack.mutate(id, {
      onSuccess: () => showToast(t.givenBack),
      onError: (error) => showToast(sentenceOf(error, words.broken)),
    })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-rule py-4">
      <p className="font-text text-lg">
        {formatInstantDate(lang, starts, 'day')}, <span className="figures">{formatTime(lang, starts)}</span> · {name}
      </p>
      {asking ? (
        <p className="flex flex-wrap items-center gap-4">
          <span>{t.giveBackAsk}</span>
          <button type="button" className="link text-tense" disabled={giveBack.isPending} onClick={confirm}>
            {t.giveBack}
          </button>
          <button type="button" className="link" onClick={() => setAsking(false)}>
            {t.keep}
          </button>
        </p>
      ) : (
        <button type="button" className="link" onClick={() => setAsking(true)}>
          {t.giveBack}
        </button>
      )}
    </li>
  )
}
