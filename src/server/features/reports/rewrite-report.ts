import type { Services } from '#platform/services.ts'
import { findReportByHash, listDocuments, replaceDocument } from './queries.ts'
import { composeDocument } from './write-report.ts'

/**
 * Writes a report anew, in each language it is there in, if it was written before `since`. Outside development a written
 * report stays as its owner knows it (docs/decisions/0019).
 */
export async function rewriteReport(services: Services, hash: string, since: Date): Promise<void> {
  const { db, clock } = services
  const report = await findReportByHash(db, hash)
  if (!report?.subject) return
  const stale = (await listDocuments(db, [report.id])).filter(
    ({ status, writtenAt }) => status === 2 && writtenAt !== null && writtenAt < since,
  )
  for (const { lang } of stale)
    await replaceDocument(
      db,
      { reportId: report.id, lang },
      { document: composeDocument(services, { ...report, subject: report.subject }, lang), writtenAt: clock() },
    )
}
