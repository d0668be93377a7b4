import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { findUser } from '#core/users/api.ts'
import { getReport } from './get-report.ts'
import { presentReport, presentReportRow as presentForOwner } from './present.ts'
import { presentForStaff } from './present-for-staff.ts'
import { findReportOrder } from './queries.ts'

/** A report as its owner reads it. @throws {AppError} not_found */
export async function getReportFor(services: Services, hash: string) {
  const found = await findReportOrder(services.db, hash)
  const owner = found && (await findUser(services.db, found.report.userId))
  if (!found || !owner) throw new AppError('not_found')
  const report = await getReport(services, owner, hash)
  const { title, content } = presentForOwner(services, owner, report)
  const { document } = presentReport(services, owner, report)
  return { ...presentForStaff(found.report), email: found.email, lang: found.lang, title, content, document }
}
