import { lazy, Suspense } from 'react'
import { useText } from '../../i18n/text.tsx'
import { formatMoney } from '../../i18n/format.ts'
import { useLang } from '../../i18n/text.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { PageTop } from '../../ui/page-top.tsx'
import { ForPerson } from '../../chrome/for-person.tsx'
import { PersonPage } from '../account/person-page.tsx'
import { AuthLink } from '../auth/auth-link.tsx'
import type { GiftOffers } from './offers.ts'
import { giftsText } from './text.ts'

const GiveForm = lazy(() => import('./give-form.tsx'))
const MyGifts = lazy(() => import('./my-gifts.tsx'))

/** What a gift is and costs; for who is signed in, the form and what they have given. */
export function GiftsPage({ offers }: { offers: GiftOffers }) {
  const t = useText(giftsText)
  return (
    <div className="page pb-16">
      <PageTop label={t.label} title={t.headline} lead={t.lead} />
      <section aria-labelledby="how" className="double-rule mt-12 pt-4">
        <h2 id="how" className="label">
          {t.howTitle}
        </h2>
        <ol className="mt-4 grid gap-x-10 gap-y-4 lg:grid-cols-3">
          {t.how.map((step, nth) => (
            <li key={step} className="flex gap-3 font-text text-md/7">
              <span className="figures text-accent">{nth + 1}</span>
              {step}
            </li>
          ))}
        </ol>
      </section>
      <ForPerson guest={<ForGuest offers={offers} />}>
        <PersonPage frame={<div className="min-h-[100svh]" />}>
          <div className="mt-14 grid gap-x-16 gap-y-14 lg:grid-cols-2">
            <Suspense fallback={<div className="min-h-[60rem]" />}>
              <GiveForm offers={offers} />
              <MyGifts offers={offers} />
            </Suspense>
          </div>
        </PersonPage>
      </ForPerson>
    </div>
  )
}

function ForGuest({ offers: { items, currency } }: { offers: GiftOffers }) {
  const t = useText(giftsText)
  const { lang } = useLang()
  return (
    <div className="mt-12 max-w-[44rem]">
      <dl>
        {items.map(({ item, price }) => (
          <div key={item} className="flex justify-between gap-6 border-t border-rule py-3 font-text text-lg">
            <dt>{t.items[item]}</dt>
            <dd className="figures whitespace-nowrap">{formatMoney(lang, price, currency)}</dd>
          </div>
        ))}
      </dl>
      <p className="caption mt-4">{t.rules}</p>
      <p className="mt-8 font-text text-md/7">{t.guest}</p>
      <p className="mt-5 flex flex-wrap gap-4">
        <AuthLink mode="register" className={buttonClass()}>
          {t.register}
        </AuthLink>
        <AuthLink mode="login" className={buttonClass({ variant: 'quiet' })}>
          {t.signIn}
        </AuthLink>
      </p>
    </div>
  )
}
