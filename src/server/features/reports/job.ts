import * as z from 'zod'
import { Lang } from '#contract/field.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { failReport } from './fail-report.ts'
import type { DocumentKey } from './queries.ts'
import { writeReport } from './write-report.ts'

export const writeReportJob = defineJob<DocumentKey>({
  id: 'write-report',
  payload: z.object({ reportId: z.number(), lang: Lang }),
  run: writeReport,
  giveUp: failReport,
})
