import type { Db } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import type { Services } from '#platform/services.ts'
import type { User } from '#core/users/api.ts'
import { missingDetailsOf, subjectOf } from './report-subject.ts'
import { writeReportJob } from './job.ts'
import { insertDocuments, keepSubject, type DocumentKey, type ReportRow } from './queries.ts'
import { isHeld, partiesOf } from './report-parties.ts'

/** Asks for documents that nobody has asked for yet, and for the work on them, together or not at all. */
export async function askForDocuments({ boss }: Pick<Services, 'boss'>, tx: Db, keys: readonly DocumentKey[]) {
  for (const key of await insertDocuments(tx, keys)) await enqueue(boss, tx, writeReportJob, key)
}

/** Has a report written if nothing is lacking or holds it; if something does, it goes on waiting. */
export async function beginReport(
  services: Pick<Services, 'boss' | 'clock' | 'reportModule'>,
  tx: Db,
  user: User,
  report: Pick<ReportRow, 'id' | 'type' | 'person' | 'placeIds' | 'heldUntil'>,
): Promise<void> {
  if (isHeld(report, services.clock())) return
  const module = services.reportModule(report.type)
  const parties = partiesOf(user, report)
  const now = services.clock()
  if (!module || missingDetailsOf(module, parties, now).length > 0) return
  if (await keepSubject(tx, report.id, subjectOf(module, parties, now)))
    await askForDocuments(services, tx, [{ reportId: report.id, lang: user.lang }])
}
