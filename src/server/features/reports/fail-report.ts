import { enqueue } from '#platform/jobs/job-queue.ts'
import type { Services } from '#platform/services.ts'
import { returnCredit } from '#core/entitlements/api.ts'
import { creditKey } from './domain/credit-key.ts'
import { reportMail } from './mail-job.ts'
import { failDocument, findReport, moveReport, type DocumentKey } from './queries.ts'

/**
 * Gives up writing. A report that could never be read has failed: what was paid for it is a credit again, and the person
 * is told. One that is there in another language stays as it is.
 */
export async function failReport({ db, boss, clock }: Services, key: DocumentKey): Promise<void> {
  await db.transaction(async (tx) => {
    await failDocument(tx, key)
    const report = await findReport(tx, key.reportId)
    if (!report || !(await moveReport(tx, report.id, 0, { status: -1 }))) return
    await returnCredit(tx, { userId: report.userId, key: creditKey(report) }, clock())
    await enqueue(boss, tx, reportMail, { reportId: report.id, kind: 'failed' })
  })
}
