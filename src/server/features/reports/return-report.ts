import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import type { User } from '#core/users/api.ts'
import { returnCredit } from '#core/entitlements/api.ts'
import { creditKey } from './domain/credit-key.ts'
import { deleteWaiting, findReportOf } from './queries.ts'

/**
 * Takes back the order of a report that still lacks something, and gives its credit back.
 * @throws {AppError} not_found; conflict for one that is being written or written.
 */
export async function returnReport({ db, clock }: Services, user: User, hash: string): Promise<void> {
  await db.transaction(async (tx) => {
    const report = await findReportOf(tx, user.id, hash)
    if (!report) throw new AppError('not_found')
    if (!(await deleteWaiting(tx, report.id))) throw new AppError('conflict', { message: 'report_begun' })
    await returnCredit(tx, { userId: user.id, key: creditKey(report) }, clock())
  })
}
