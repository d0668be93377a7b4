import type { DailyContent } from '#contract/daily.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { dashboardText } from './text.ts'

/** What a plan would add to the day, with the first sentence of it. */
export function OfferCard({ offer }: { offer: NonNullable<DailyContent['offer']> | null }) {
  const t = useText(dashboardText)
  const { lang } = useLang()
  return (
    <Card as="section" className="mt-14 max-w-[39rem]">
      <h2 className="display-3">{t.offer}</h2>
      {offer && (
        <p lang={lang} className="mt-4 border-l-2 border-accent pl-4 font-text text-lg/7">
          <span className="label block">{t.offerToday(t.area[offer.area])}</span>
          {offer.first_sentence}
        </p>
      )}
      <p className="mt-4 font-text text-lg/7">{t.offerText}</p>
      <ButtonLink to="/plans" className="mt-6">
        {t.upgrade}
      </ButtonLink>
    </Card>
  )
}
