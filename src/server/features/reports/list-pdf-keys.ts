import { LANGS } from '#language/lang.ts'
import type { Db } from '#platform/database/database.ts'
import { pdfKey } from './pdf-file.ts'
import { listReportRows } from './queries.ts'

/** Where all PDFs of a person's reports lie, or would lie. */
export async function listPdfKeys(db: Db, userId: number): Promise<string[]> {
  return (await listReportRows(db, userId)).flatMap(({ hash }) => LANGS.map((lang) => pdfKey(hash, lang)))
}
