import type { Services } from '../../platform/services.ts'
import { pdfKey, pdfMark } from './domain/pdf-file.ts'
import { findDocument, findReport, keepPdfMark, type DocumentKey } from './queries.ts'

/** Makes the PDF of a report in one language and stores it, unless there is one of this text and look already. */
export async function printDocument(services: Services, key: DocumentKey): Promise<void> {
  const { db, press, storage } = services
  const report = await findReport(db, key.reportId)
  const written = await findDocument(db, key)
  if (!report || !written?.document) return
  const mark = pdfMark(written.document)
  const file = pdfKey(report.hash, key.lang)
  if (written.pdfMark === mark && (await storage.get(file))) return
  await storage.put(file, await press.print(written.document, { lang: key.lang, type: report.type }))
  // A report that was deleted meanwhile leaves no file behind.
  if (!(await keepPdfMark(db, key, mark))) await storage.remove(file)
}
