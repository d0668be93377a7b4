import type { Lang } from '#language/lang.ts'
import type { ReportDocument } from '#reading/reports/report-document.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import type { Services } from '#platform/services.ts'
import { doubtsOf, requestOf, type ReportSubject } from './report-subject.ts'
import { reportMail } from './mail-job.ts'
import { printReportJob } from './print-job.ts'
import { findDocument, findReport, finishDocument, moveReport, type DocumentKey, type ReportRow } from './queries.ts'

/** A report's text in one language. @throws RangeError for a type that nothing writes */
export function composeDocument(
  services: Services,
  { type, hash, subject }: Pick<ReportRow, 'type' | 'hash'> & { subject: ReportSubject },
  lang: Lang,
): ReportDocument {
  const module = services.reportModule(type)
  if (!module) throw new RangeError(`nothing writes the report ${type}`)
  const written = module.write(requestOf(services, { subject, seed: hash, lang }))
  return { ...written, limits: [...doubtsOf(services, module, { subject, lang }), ...written.limits] }
}

/** Writes a report in one language. Whoever comes second, after a crash or by a double order, finds it done. */
export async function writeReport(services: Services, key: DocumentKey): Promise<void> {
  const { db, boss, clock } = services
  const report = await findReport(db, key.reportId)
  const asked = await findDocument(db, key)
  if (!report?.subject || asked?.status !== 0) return
  const document = composeDocument(services, { ...report, subject: report.subject }, key.lang)
  const now = clock()
  await db.transaction(async (tx) => {
    if (!(await finishDocument(tx, key, document, now))) return
    await enqueue(boss, tx, printReportJob, key)
    if (await moveReport(tx, report.id, 0, { status: 2, readyAt: now }))
      await enqueue(boss, tx, reportMail, { reportId: report.id, kind: 'ready' })
  })
}
