import type { Report } from '#product/catalogue/report.ts'
import type { PagePart } from '../../page-part.tsx'

export type ReportPart = PagePart<Report>

/** Of other features, what they show on a report's page: at `facts`, a line beside its delivery; at `more`, a section. */
export { giftOfReport } from '../gifts/report-part.tsx'
export { reviewsOfReport } from '../reviews/report-part.tsx'
