import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { lockUser, type User } from '#core/actors/queries.ts'
import { forgetReportsWith } from '../reports/forget-reports-with.ts'
import { deletePersonRow, lockPersonRow } from './queries.ts'

/**
 * Forgets somebody with all that was made about them: their charts, their reports and the PDFs (docs/decisions/0033).
 * @throws {AppError} not_found for nobody of this account
 */
export async function deletePerson(services: Services, user: User, id: number): Promise<void> {
  const { db, storage } = services
  const files = await db.transaction(async (tx) => {
    // Both held: a report that is being ordered or begun with them is then seen, or not begun any more.
    await lockUser(tx, user.id)
    if (!(await lockPersonRow(tx, user.id, id))) throw new AppError('not_found')
    const theirs = await forgetReportsWith(services, tx, id)
    await deletePersonRow(tx, user.id, id)
    return theirs
  })
  for (const key of files) await storage.remove(key)
}
