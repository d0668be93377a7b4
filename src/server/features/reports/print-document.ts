import type { Services } from '#platform/services.ts'
import { pdfKey, pdfVersion } from './pdf-file.ts'
import { findDocument, findReport, keepPdfVersion, type DocumentKey } from './queries.ts'

/** Makes the PDF of a report in one language and stores it, unless there is one of this text and look already. */
export async function printDocument(services: Services, key: DocumentKey): Promise<void> {
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
