import { DELIVERY_MINUTES } from '#product/catalogue/report.ts'
import type { OfferedReport } from '#product/catalogue/catalogue.ts'
import { CURRENCY, inMainUnit } from '#product/offers.ts'
import { PRODUCTS } from '#product/products.ts'
import { formatMoney } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { useSession } from '../../session/session.ts'
import { ReportPicture } from './report-picture.tsx'
import { reportCardText } from './card-text.ts'
import { oneReport } from './packages.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Badge } from '../../ui/badge.tsx'

export type CardReport = Pick<OfferedReport, 'type' | 'short' | 'summary' | 'isNew'>

/** What a card shows of a report: no more of it goes to the browser. */
export const cardOf = ({ type, short, summary, isNew }: OfferedReport): CardReport => ({ type, short, summary, isNew })

interface ReportCardProps {
  report: CardReport
  /** What its button says; "Order" unless told. */
  action?: string
  /** True for those seen first. */
  first?: boolean
  /** The rank of its title below the headings of its page. */
  heading?: 'h2' | 'h3'
}

export function ReportCard({ report, action, first, heading: Heading = 'h3' }: ReportCardProps) {
  const t = useText(reportCardText)
  const { type, short, summary, isNew } = report
  return (
    <Card as="article" padding="none" className="group flex h-full flex-col">
      <div className="relative border-b border-rule">
        <ReportPicture
          type={type}
          first={first}
          sizes="(min-width: 68rem) 25rem, (min-width: 40rem) 45vw, 92vw"
          className="h-auto w-full"
        />
        {isNew && (
          <Badge variant="framed" className="absolute top-3 right-3">
            {t.isNew}
          </Badge>
        )}
      </div>
      <div className="flex flex-1 flex-col px-6 pt-5 pb-6">
        <Heading className="display-3">{short}</Heading>
        <p className="mt-3 font-text text-md/7 text-ink">{summary}</p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-3 pt-6">
          <p>
            <CardPrice />
            <span className="label mt-1 block">{t.delivery(DELIVERY_MINUTES)}</span>
          </p>
          <ButtonLink to={`/report/${type}`} variant="quiet" size="small" className="after:absolute after:inset-0">
            {action ?? t.order}
            {/* In the text and not in a label: search engines read the text. */}
            <span className="sr-only">: {short}</span>
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}

/** What a report costs: at first less, for whoever has bought none. */
function CardPrice() {
  const t = useText(reportCardText)
  const { lang } = useLang()
  const { account } = useSession()
  const first = account?.first_purchase ?? true
  const money = (cents: number) => formatMoney(lang, inMainUnit(cents), CURRENCY)
  const regular = money(PRODUCTS.report.priceCents)
  return (
    <span className="figures block text-md">
      {first ? t.firstPrice(money(oneReport(first).priceCents), regular) : regular}
    </span>
  )
}
