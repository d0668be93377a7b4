import type { ReportNeeds } from '#contract/reports.ts'
import { Queries } from '../../api/queries.tsx'
import { useText } from '../../i18n/text.tsx'
import { myReportsText } from './my-text.ts'
import { WishFields } from './wish-fields.tsx'
import type { Wishes } from './wishes.ts'

interface OrderWishesProps {
  needs: ReportNeeds
  value: Wishes
  onChange: (wishes: Wishes) => void
}

/** With whom, or for which cities, before the order; it may be said after it, too. */
export default function OrderWishes(props: OrderWishesProps) {
  const t = useText(myReportsText)
  return (
    <Queries>
      <div className="mb-6 grid gap-4 border-b border-rule pb-6">
        <WishFields {...props} />
        {!props.needs.couples_only && <p className="caption">{t.later}</p>}
      </div>
    </Queries>
  )
}
