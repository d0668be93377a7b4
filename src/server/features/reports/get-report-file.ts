import { inLanguage, reportOf } from '#product/catalogue/catalogue.ts'
import type { FileAnswer } from '#contract/file-answer.ts'
import { AppError } from '#platform/app-error.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import { fileName } from '#platform/file-name.ts'
import type { Services } from '#platform/services.ts'
import type { User } from '#core/users/api.ts'
import { awaitFile } from './await-file.ts'
import { pdfKey, pdfVersion } from './pdf-file.ts'
import { getReport } from './get-report.ts'
import { printReportJob } from './print-job.ts'
import { findDocument, type DocumentKey } from './queries.ts'

/**
 * The PDF of a report of the person's own, in their language where it is written. One that isn't made yet, or was made of
 * another text or look, is made anew.
 * @throws {AppError} not_found when there is none or it is somebody else's; conflict while it is being written or when it
 * failed; unavailable when the PDF takes longer than a call may.
 */
export async function getReportFile(services: Services, user: User, hash: string): Promise<FileAnswer> {
  const { db, boss, storage } = services
  const { row, written } = await getReport(services, user, hash)
  if (row.status !== 2 || !written?.document) throw new AppError('conflict', { message: 'report_not_ready' })
  const key: DocumentKey = { reportId: row.id, lang: written.lang }
  const version = pdfVersion(written.document)
  const bytes = await awaitFile(services, {
    find: async () => {
      const made = await findDocument(db, key)
      return made?.pdfVersion === version ? storage.get(pdfKey(hash, key.lang)) : undefined
    },
    ask: () => enqueue(boss, db, printReportJob, key),
  })
  const report = reportOf(row.type)
  return { bytes, name: fileName(report ? inLanguage(report, written.lang).short : written.document.title, 'pdf') }
}
