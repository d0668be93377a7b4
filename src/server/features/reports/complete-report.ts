import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { lockUser, type User } from '#core/users/api.ts'
import { beginReport } from './begin-report.ts'
import { assertPossible, type Wishes } from './order-report.ts'
import { findReportOf, setWishes, type ReportRow } from './queries.ts'
import { releaseReport } from './release-report.ts'

/**
 * Names the other person or the cities of a report that waits for them, or asks for one at once that can be withdrawn
 * from; once nothing is lacking, it is written.
 * @throws {AppError} not_found; conflict when it is being written already; validation as for an order, or for no word.
 */
export async function completeReport(
  services: Services,
  user: User,
  hash: string,
  { person, places, deliver_at_once: atOnce }: Wishes & { deliver_at_once: boolean },
): Promise<ReportRow> {
  return services.db.transaction(async (tx) => {
    // First of all, so that whoever is named is not deleted meanwhile.
    await lockUser(tx, user.id)
    const before = await findReportOf(tx, user.id, hash)
    if (!before) throw new AppError('not_found')
    if (person === undefined && !places?.length && !atOnce) throw new AppError('validation', { message: 'required' })
    await assertPossible(services, tx, user, before.type, { person, places: places ?? before.placeIds })
    const wishes = {
      ...(person !== undefined && { personId: person }),
      ...(places && { placeIds: [...places] }),
    }
    if (Object.keys(wishes).length > 0 && !(await setWishes(tx, before.id, wishes))) throw new AppError('conflict')
    if (atOnce) await releaseReport(services, tx, user, before)
    const named = await findReportOf(tx, user.id, hash)
    if (named) await beginReport(services, tx, user, named)
    const after = await findReportOf(tx, user.id, hash)
    if (!after) throw new AppError('not_found')
    return after
  })
}
