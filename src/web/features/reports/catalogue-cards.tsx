import { ReportCard, type CardReport } from './report-card.tsx'

/** The cards of the catalogue. */
export default function CatalogueCards({ reports }: { reports: readonly CardReport[] }) {
  return (
    <ul className="mt-4 grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8">
      {reports.map((report, i) => (
        <li key={report.type}>
          <ReportCard report={report} first={i < 2} heading="h2" />
        </li>
      ))}
    </ul>
  )
}
