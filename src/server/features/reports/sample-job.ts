import * as z from 'zod'
import { Lang } from '#contract/field.ts'
import { defineJob } from '#platform/jobs/job.ts'
import type { Services } from '#platform/services.ts'
import { sampleForecast } from './domain/sample-forecast.ts'
import { SAMPLE_TYPE, sampleKey } from './sample-key.ts'

/** Makes this month's sample in one language and stores it, unless it is there; last month's is dropped. */
async function printSample(services: Services, { lang }: { lang: Lang }): Promise<void> {
  const { clock, pdfRenderer, reportModule, storage } = services
  const module = reportModule(SAMPLE_TYPE)
  if (!module || (await storage.get(sampleKey(lang, clock())))) return
  const pdf = await pdfRenderer.print(sampleForecast(module, services, lang), { lang, type: SAMPLE_TYPE })
  await storage.put(sampleKey(lang, clock()), pdf)
  await storage.remove(sampleKey(lang, clock(), -1))
}

export const printSampleJob = defineJob<{ lang: Lang }>({
  id: 'print-sample',
  payload: z.object({ lang: Lang }),
  run: printSample,
})
