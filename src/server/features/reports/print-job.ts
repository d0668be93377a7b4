import * as z from 'zod'
import { Lang } from '#contract/field.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { type DocumentKey, findDocument, findReport, keepPdfVersion } from './queries.ts'
import type { Services } from '#platform/services.ts'
import { pdfKey, pdfVersion } from './pdf-file.ts'

/** Makes the PDF of a report in one language and stores it, unless there is one of this text and look already. */
async function printDocument(services: Services, key: DocumentKey): Promise<void> {
  const { db, pdfRenderer, storage } = services
  const report = await findReport(db, key.reportId)
  const written = await findDocument(db, key)
  if (!report || !written?.document) return
  const version = pdfVersion(written.document)
  const file = pdfKey(report.hash, key.lang)
  if (written.pdfVersion === version && (await storage.get(file))) return
  await storage.put(file, await pdfRenderer.print(written.document, { lang: key.lang, type: report.type }))
  // A report that was deleted meanwhile leaves no file behind.
  if (!(await keepPdfVersion(db, key, version))) await storage.remove(file)
}

/** A file of its own: what writes a report sends this, and is itself what `job.ts` runs. */
export const printReportJob = defineJob<DocumentKey>({
  id: 'print-report',
  payload: z.object({ reportId: z.number(), lang: Lang }),
  run: printDocument,
})
