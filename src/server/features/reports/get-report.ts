import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import type { User } from '#core/users/api.ts'
import { withDocuments, type WrittenReport } from './list-reports.ts'
import { findDocument, findReportOf } from './queries.ts'

/**
 * A report of the person's own. While it is being written in their language it is not there, also where it can be read
 * in another.
 * @throws {AppError} not_found when there is none or it is somebody else's.
 */
export async function getReport(services: Services, user: User, hash: string): Promise<WrittenReport> {
  const row = await findReportOf(services.db, user.id, hash)
  if (!row) throw new AppError('not_found')
  const [report] = await withDocuments(services, user, [row])
  const asked = await findDocument(services.db, { reportId: row.id, lang: user.lang })
  return { row, written: asked?.status === 0 ? null : (report?.written ?? null) }
}
