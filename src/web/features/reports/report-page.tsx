import { DELIVERY_MINUTES } from '#product/catalogue/report.ts'
import type { OfferedReport } from '#product/catalogue/catalogue.ts'
import type { ReportNeeds } from '#contract/reports.ts'
import { Link } from '../../i18n/link.tsx'
import { useText } from '../../i18n/text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Parts, type PartData } from '../../page-part.tsx'
import { OrderBox } from './order-box.tsx'
import * as otherParts from './parts-of-features.ts'
import type { CardReport } from './report-card.tsx'
import { ReportPicture } from './report-picture.tsx'
import { reportCardText } from './card-text.ts'
import { reportsText } from './text.ts'
import { Card } from '../../ui/card.tsx'

import InDetail from './report-in-detail.tsx'

export interface ReportPageData {
  report: OfferedReport
  others: CardReport[]
  /** What other features show of it. */
  parts: PartData
  /** What it asks for to be ordered; null while the product cannot write it. */
  needs: ReportNeeds | null
}

/** One report: what question it answers, what is computed for it, what it costs. */
export function ReportPage({ report, others, parts, needs }: ReportPageData) {
  const t = useText(reportsText)
  return (
    <div className="page">
      <Link to="/reports" className="link mt-6 inline-flex items-center gap-2 text-sm lg:mt-10">
        <Icon name="back" size={18} />
        {t.back}
      </Link>
      <Opening report={report} parts={parts} needs={needs} />
      <InDetail report={report} parts={parts} others={others} />
    </div>
  )
}

function Opening({ report, parts, needs }: Pick<ReportPageData, 'report' | 'parts' | 'needs'>) {
  const t = useText(reportsText)
  const card = useText(reportCardText)
  return (
    <div className="mt-6 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <div>
        <p className="font-text text-xl text-ink-2">{report.short}</p>
        <h1 className="display-2 mt-2">{report.title}</h1>
        <p className="label mt-4">{report.categories.map((name) => t.categories[name]).join(' · ')}</p>
        <p className="prose-reading mt-6 max-w-[40rem]">{report.lead}</p>
        <ul className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
          <Parts parts={otherParts} place="facts" data={parts} />
          <li className="label">{card.delivery(DELIVERY_MINUTES)}</li>
          <li className="label">{t.pages}</li>
        </ul>
      </div>
      <Card padding="none" className="self-start">
        <ReportPicture type={report.type} first sizes="(min-width: 68rem) 34rem, 92vw" className="h-auto w-full" />
      </Card>
      <section aria-labelledby="benefits">
        <h2 id="benefits" className="display-3">
          {t.benefitsTitle}
        </h2>
        <ul className="mt-4">
          {report.benefits.map((benefit) => (
            <li key={benefit} className="flex gap-4 border-t border-rule py-3 font-text text-lg">
              <Icon name="check" size={20} className="mt-1 shrink-0 text-accent" />
              {benefit}
            </li>
          ))}
        </ul>
      </section>
      <OrderBox type={report.type} needs={needs} />
    </div>
  )
}
