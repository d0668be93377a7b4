import type { ReportDocument } from '#reading/reports/report-document.ts'
import type { PrintOptions } from './pdf-renderer.ts'
import { printReport } from './print-report.ts'
import { setPages } from './set-pages.ts'

/** A report as a PDF, made in this process: it holds everything else up meanwhile (see `pdf-renderer.ts`). */
export const makePdf = (document: ReportDocument, options: PrintOptions): Uint8Array =>
  setPages(printReport(document, options))
