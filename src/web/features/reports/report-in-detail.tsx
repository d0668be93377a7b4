import { useText } from '../../i18n/text.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { Parts } from '../../page-part.tsx'
import * as otherParts from './parts-of-features.ts'
import { ReportCard } from './report-card.tsx'
import type { ReportPageData } from './report-page.tsx'
import { reportsText } from './text.ts'
import { Card } from '../../ui/card.tsx'

/** What a report holds, what readers say, and which others there are. */
export default function ReportInDetail({ report, parts, others }: Pick<ReportPageData, 'report' | 'parts' | 'others'>) {
  const t = useText(reportsText)
  return (
    <>
      <PageSection id="details" title={t.detailsTitle}>
        <ol className="mt-8 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {report.details.map(({ title, text }, i) => (
            <li key={title} className="border-t border-ink pt-4">
              <p className="flex items-baseline justify-between gap-4">
                <span className="display-3">{title}</span>
                <span className="figures text-accent" aria-hidden>
                  {i + 1}
                </span>
              </p>
              <p className="mt-3 font-text text-md/7">{text}</p>
            </li>
          ))}
        </ol>
      </PageSection>
      <PageSection id="features" title={t.featuresTitle}>
        <ul className="mt-8 grid gap-6 lg:grid-cols-3">
          {report.features.map(({ title, text }) => (
            <Card key={title} as="li">
              <p className="display-3">{title}</p>
              <p className="mt-3 font-text text-md/7">{text}</p>
            </Card>
          ))}
        </ul>
      </PageSection>
      <Parts parts={otherParts} place="more" data={parts} />
      <PageSection id="others" title={t.othersTitle}>
        <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8">
          {others.map((other) => (
            <li key={other.type}>
              <ReportCard report={other} action={t.more} />
            </li>
          ))}
        </ul>
      </PageSection>
    </>
  )
}
