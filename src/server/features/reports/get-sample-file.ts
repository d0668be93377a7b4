import { inLanguage, reportOf } from '#product/catalogue/catalogue.ts'
import type { Lang } from '#language/lang.ts'
import type { FileAnswer } from '#contract/file-answer.ts'
import { AppError } from '#platform/app-error.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import { fileName } from '#platform/file-name.ts'
import type { Services } from '#platform/services.ts'
import { awaitFile } from './await-file.ts'
import { SAMPLE_TYPE, sampleKey } from './sample-key.ts'
import { printSampleJob } from './sample-job.ts'

/**
 * This month's forecast for a sample chart, for everybody to see before they order. Made once a month in each language.
 * @throws {AppError} not_found while no forecast is sold; unavailable when making it takes longer than a call may.
 */
export async function getSampleFile(services: Services, lang: Lang): Promise<FileAnswer> {
  const { boss, clock, db, storage } = services
  const report = reportOf(SAMPLE_TYPE)
  if (!report || !services.reportModule(SAMPLE_TYPE)) throw new AppError('not_found')
  const bytes = await awaitFile(services, {
    find: () => storage.get(sampleKey(lang, clock())),
    ask: () => enqueue(boss, db, printSampleJob, { lang }),
  })
  return { bytes, name: fileName(`Asteria: ${inLanguage(report, lang).short}`, 'pdf') }
}
