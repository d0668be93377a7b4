import { REPORT_CATEGORIES, type ReportCategory } from '#product/catalogue/report.ts'
import { NavLink } from '../../i18n/link.tsx'
import { useText } from '../../i18n/text.tsx'
import type { CardReport } from './report-card.tsx'
import { reportsText } from './text.ts'

import Cards from './catalogue-cards.tsx'
import { PageTop } from '../../ui/page-top.tsx'

export interface CataloguePageData {
  /** How many kinds there are in all. */
  total: number
  category: ReportCategory | null
  reports: CardReport[]
}

/** Every report that can be ordered, or those for one part of life. */
export function CataloguePage({ total, category, reports }: CataloguePageData) {
  const t = useText(reportsText)
  return (
    <div className="page">
      <PageTop label={t.label} title={category ? t.categories[category] : t.headline} lead={t.lead(total)} />
      <nav aria-label={t.filter} className="mt-10">
        <ul className="flex flex-wrap gap-2">
          <li>
            <Choice to="/reports">{t.all}</Choice>
          </li>
          {REPORT_CATEGORIES.map((name) => (
            <li key={name}>
              <Choice to={`/reports/${name}`}>{t.categories[name]}</Choice>
            </li>
          ))}
        </ul>
      </nav>
      <p className="label mt-8" role="status">
        {t.found(reports.length)}
      </p>
      <Cards reports={reports} />
    </div>
  )
}

function Choice({ to, children }: { to: string; children: string }) {
  return (
    <NavLink end to={to} preventScrollReset className="choice">
      {children}
    </NavLink>
  )
}
