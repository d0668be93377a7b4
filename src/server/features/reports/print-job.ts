import * as z from 'zod'
import { Lang } from '#contract/field.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { printDocument } from './print-document.ts'
import type { DocumentKey } from './queries.ts'

/** A file of its own: what writes a report sends this, and is itself what `job.ts` runs. */
export const printReportJob = defineJob<DocumentKey>({
  id: 'print-report',
  payload: z.object({ reportId: z.number(), lang: Lang }),
  run: printDocument,
})
