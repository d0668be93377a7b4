import { enqueue } from '../../platform/jobs/job-queue.ts'
import type { Services } from '../../platform/services.ts'
import { doubtsOf, requestOf } from './domain/report-subject.ts'
import { reportMail } from './mail-job.ts'
import { printReportJob } from './print-job.ts'
import { findDocument, findReport, finishDocument, moveReport, type DocumentKey } from './queries.ts'

/** Writes a report in one language. Whoever comes second, after a crash or by a double order, finds it done. */
export async function writeReport(services: Services, key: DocumentKey): Promise<void> {
  const { db, boss, clock } = services
  const report = await findReport(db, key.reportId)
  const asked = await findDocument(db, key)
  if (!report?.subject || asked?.status !== 0) return
  const module = services.reportModule(report.type)
  if (!module) throw new RangeError(`nothing writes the report ${report.type}`)
  const { subject } = report
  const written = module.write(requestOf(services, { subject, seed: report.hash, lang: key.lang }))
  const limits = [...doubtsOf(services, module, { subject, lang: key.lang }), ...written.limits]
  const document = { ...written, limits }
  const now = clock()
  await db.transaction(async (tx) => {
    if (!(await finishDocument(tx, key, document, now))) return
    await enqueue(boss, tx, printReportJob, key)
    if (await moveReport(tx, report.id, 0, { status: 2, readyAt: now }))
      await enqueue(boss, tx, reportMail, { reportId: report.id, kind: 'ready' })
  })
}
