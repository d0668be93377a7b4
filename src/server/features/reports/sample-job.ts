import * as z from 'zod'
import { Lang } from '#contract/field.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { printSample } from './print-sample.ts'

export const printSampleJob = defineJob<{ lang: Lang }>({
  id: 'print-sample',
  payload: z.object({ lang: Lang }),
  run: printSample,
})
