import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { lockUser, type User } from '#core/users/api.ts'
import { publish } from '#platform/events.ts'
import { personDeleted } from './events.ts'
import { deletePersonRow, lockPersonRow } from './queries.ts'

/**
 * Forgets somebody with all that was made about them: their charts, their reports and the PDFs (docs/decisions/0033).
 * @throws {AppError} not_found for nobody of this account
 */
export async function deletePerson(services: Services, user: User, id: number): Promise<void> {
  const { db, storage } = services
  const files = new Set<string>()
  await db.transaction(async (tx) => {
    // Both held: a report that is being ordered or begun with them is then seen, or not begun any more.
    await lockUser(tx, user.id)
    if (!(await lockPersonRow(tx, user.id, id))) throw new AppError('not_found')
    await publish(services, tx, personDeleted, { personId: id, files })
    await deletePersonRow(tx, user.id, id)
  })
  for (const key of files) await storage.remove(key)
}
