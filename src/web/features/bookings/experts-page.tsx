import { lazy, Suspense, useState } from 'react'
import type { Consultant } from '#contract/bookings.ts'
import { Link } from '../../i18n/link.tsx'
import { Queries } from '../../api/queries.tsx'
import { formatMoney, formatNumber } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { useSignedIn } from '../../session/session.ts'
import { Stars } from '../../ui/stars.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { AuthLink } from '../auth/auth-link.tsx'
import { expertsText } from './text.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PageTop } from '../../ui/page-top.tsx'

const BookingDialog = lazy(() => import('./booking-dialog.tsx'))
const MyBookings = lazy(() => import('./my-bookings.tsx'))

/** The consultants, and an hour of theirs. */
export function ExpertsPage({ consultants }: { consultants: readonly Consultant[] }) {
  const t = useText(expertsText)
  const signedIn = useSignedIn()
  const hydrated = useHydrated()
  const [booking, setBooking] = useState<Consultant | null>(null)
  return (
    <div className="page">
      <PageTop label={t.label} title={t.headline} lead={t.lead} />
      <Queries>
        <Suspense>{hydrated && signedIn && <MyBookings />}</Suspense>
        {consultants.length === 0 && <Nobody />}
        <ul className="mt-12 grid gap-6 lg:grid-cols-3 lg:gap-8">
          {consultants.map((consultant) => (
            <li key={consultant.id}>
              <ConsultantCard consultant={consultant} onBook={() => setBooking(consultant)} />
            </li>
          ))}
        </ul>
        <Suspense>{booking && <BookingDialog consultant={booking} onClose={() => setBooking(null)} />}</Suspense>
      </Queries>
      {consultants.some(({ rating, consultations }) => rating ?? consultations) && (
        <p className="caption mt-8">{t.stated}</p>
      )}
    </div>
  )
}

/** In the place of consultants, where the staff has added none. */
function Nobody() {
  const t = useText(expertsText)
  return (
    <Card className="mt-12">
      <p className="display-3">{t.emptyTitle}</p>
      <p className="mt-2 max-w-[44rem] font-text text-lg">{t.emptyText}</p>
      <Link to="/ask-astrologer" className="link mt-4 inline-block">
        {t.emptyLink}
      </Link>
    </Card>
  )
}

function Face({ consultant: { avatar, name } }: { consultant: Consultant }) {
  if (avatar)
    return (
      <img
        src={avatar}
        width={80}
        height={80}
        alt=""
        className="size-20 shrink-0 rounded-full border border-rule-2 object-cover"
      />
    )
  return (
    <span
      aria-hidden
      className="grid size-16 shrink-0 place-items-center rounded-full border border-rule-2 font-display text-4xl font-light text-accent"
    >
      {[...name][0]}
    </span>
  )
}

/** Whom one books; without `onBook` as it will look, for the staff. */
export function ConsultantCard({ consultant, onBook }: { consultant: Consultant; onBook?: () => void }) {
  const t = useText(expertsText)
  const { lang } = useLang()
  const signedIn = useSignedIn()
  const { name, specialization, description, rating, years, consultations, price, minutes } = consultant
  return (
    <Card as="article" className="flex h-full flex-col">
      <div className="flex items-center gap-5">
        <Face consultant={consultant} />
        <div>
          <h2 className="display-3">{name}</h2>
          <p className="mt-1 text-ink-2">{specialization}</p>
        </div>
      </div>
      <p className="mt-5 font-text text-md/7">{description}</p>
      <ul className="mt-5 grid gap-1.5 text-sm text-ink-2">
        {rating !== null && (
          <li className="flex items-center gap-3">
            <Stars value={rating} />
            {t.rating(formatNumber(lang, rating))}
          </li>
        )}
        {years !== null && <li>{t.years(years)}</li>}
        {consultations !== null && <li>{t.consultations(formatNumber(lang, consultations))}</li>}
      </ul>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-4 pt-7">
        <p className="figures text-xl">{t.price(formatMoney(lang, price.amount, price.currency), minutes)}</p>
        {!onBook ? null : signedIn ? (
          <Button size="small" aria-label={t.bookName(name)} onClick={onBook}>
            {t.book}
          </Button>
        ) : (
          <AuthLink mode="login" className={buttonClass({ size: 'small' })} aria-label={t.bookName(name)}>
            {t.book}
          </AuthLink>
        )}
      </div>
    </Card>
  )
}
