import { Link } from '../../i18n/link.tsx'
import { useText } from '../../i18n/text.tsx'
import { useRootData } from '../../root-data.ts'
import { Icon } from '../../ui/icon.tsx'
import { ReportCard, type CardReport } from '../reports/report-card.tsx'
import { landingText } from './text.ts'

/** A link to all reports, and the two that weigh most. */
export function ReportsTeaser({ top }: { top: readonly CardReport[] }) {
  const t = useText(landingText)
  const { reports } = useRootData()
  return (
    <section aria-labelledby="reports" className="pt-20 lg:pt-28">
      <h2 id="reports" className="display-2">
        {t.teaserTitle}
      </h2>
      <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8">
        <li className="sm:col-span-2 lg:col-span-1">
          <Link
            to="/reports"
            className="card-frame group flex h-full flex-col justify-between gap-10 px-7 py-8 hover:text-accent"
          >
            <p className="display-1 figures" aria-hidden>
              {reports.length}
            </p>
            <div>
              <p className="font-text text-lg">{t.teaserText(reports.length)}</p>
              <p className="mt-6 inline-flex items-center gap-3 font-medium">
                {t.teaserAll}
                <Icon name="arrow" size={18} />
              </p>
            </div>
          </Link>
        </li>
        {top.map((report) => (
          <li key={report.type}>
            <ReportCard report={report} />
          </li>
        ))}
      </ul>
    </section>
  )
}
