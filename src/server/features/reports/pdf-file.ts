import { createHash } from 'node:crypto'
import type { Lang } from '#language/lang.ts'
import type { ReportDocument } from '#reading/reports/report-document.ts'
import { rendererVersion } from '#platform/pdf/renderer-version.ts'

/** Where the PDF of a report lies in the storage. */
export const pdfKey = (hash: string, lang: Lang): string => `reports/${hash}-${lang}.pdf`

/** Whose PDF a stored file is: the hash of the report; undefined for other files. */
export const hashOfPdf = (key: string): string | undefined => /^reports\/(.+)-[a-z]{2}\.pdf$/.exec(key)?.[1]

/** What a PDF is made of: another text, or another look, makes another PDF. */
export const pdfVersion = (document: ReportDocument): string =>
  `${rendererVersion()}-${createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 16)}`
