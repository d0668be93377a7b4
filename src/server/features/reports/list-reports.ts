import type { Services } from '#platform/services.ts'
import type { User } from '#core/users/api.ts'
import { askForDocuments } from './begin-report.ts'
import { listDocuments, listReportRows, type DocumentRow, type ReportRow } from './queries.ts'

/** A report with what was written of it: in the person's language, or else in the one there is. */
export interface WrittenReport {
  row: ReportRow
  /** Null while it is being written, and for good when it failed. */
  written: DocumentRow | null
}

/**
 * What there is to read of some reports. A report is written in the language that the account has when it is begun; in
 * the other one it is written when somebody looks.
 */
export async function withDocuments(
  services: Pick<Services, 'db' | 'boss'>,
  user: User,
  rows: readonly ReportRow[],
): Promise<WrittenReport[]> {
  const { db } = services
  const ready = rows.filter(({ status }) => status === 2).map(({ id }) => id)
  const documents = await listDocuments(db, ready)
  const isTheirs = ({ lang }: DocumentRow) => lang === user.lang
  const asked = new Set(documents.filter(isTheirs).map(({ reportId }) => reportId))
  const missing = ready.filter((id) => !asked.has(id)).map((reportId) => ({ reportId, lang: user.lang }))
  if (missing.length > 0) await db.transaction((tx) => askForDocuments(services, tx, missing))
  return rows.map((row) => {
    const written = documents.filter(({ reportId, status }) => reportId === row.id && status === 2)
    return { row, written: written.find(isTheirs) ?? written[0] ?? null }
  })
}

/** Everything a person has ordered, newest first. */
export async function listReports(services: Services, user: User): Promise<WrittenReport[]> {
  return withDocuments(services, user, await listReportRows(services.db, user.id))
}
