import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { formatInstantDate, formatMoney, formatTime } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { expertsText } from './text.ts'

/** The paid consultations that go with an account, and which of them are refunded; nothing where there are none. */
export function BookingsAhead() {
  const t = useText(expertsText)
  const { lang } = useLang()
  const { data: ahead } = useQuery({
    queryKey: ['bookings'],
    queryFn: ({ signal }) => call('GET /bookings', { signal }),
    select: (bookings) => bookings.filter(({ state, starts }) => state === 'booked' && Date.parse(starts) > Date.now()),
  })
  if (!ahead?.length) return null
  return (
    <section className="mt-5" aria-labelledby="bookings-ahead">
      <h3 id="bookings-ahead" className="font-medium">
        {t.bookingsAhead}
      </h3>
      <ul className="mt-2 grid gap-2">
        {ahead.map(({ id, name, starts, price, free_until }) => (
          <li key={id}>
            {formatInstantDate(lang, starts, 'day')}, <span className="figures">{formatTime(lang, starts)}</span>,{' '}
            {name}
            {': '}
            {(free_until ? t.bookingRefunded : t.bookingKept)(formatMoney(lang, price.amount, price.currency))}
          </li>
        ))}
      </ul>
    </section>
  )
}
