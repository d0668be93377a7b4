import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { findUser } from '#core/users/api.ts'
import { countCredits, spendCredit } from '#core/entitlements/api.ts'
import { askForDocuments } from './begin-report.ts'
import { creditKey } from './domain/credit-key.ts'
import { findReportByHash, forgetFailedDocuments, moveReport } from './queries.ts'

/**
 * Has a failed report written once more, as an operator asks. The credit that its failure gave back pays for it again;
 * where that is spent already, it is free.
 * @throws {AppError} not_found; conflict for one that has not failed.
 */
export async function retryReport(services: Services, hash: string): Promise<void> {
  const { db, clock } = services
  await db.transaction(async (tx) => {
    const report = await findReportByHash(tx, hash)
    const user = report && (await findUser(tx, report.userId))
    if (!report || !user) throw new AppError('not_found')
    const round = report.round + 1
    if (!(await moveReport(tx, report.id, -1, { status: 0, round }))) throw new AppError('conflict')
    const { returned, left } = await countCredits(tx, user.id, creditKey(report))
    if (returned && left > 0) await spendCredit(tx, { userId: user.id, key: creditKey({ hash, round }) }, clock())
    await forgetFailedDocuments(tx, report.id)
    await askForDocuments(services, tx, [{ reportId: report.id, lang: user.lang }])
  })
}
