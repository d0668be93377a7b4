import * as z from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import { deliver } from './deliver.ts'

/** Delivers an event until it is taken. One that was taken at once comes a second time, as providers do it. */
export const sandboxDelivery = defineJob({
  id: 'sandbox-delivery',
  patience: 'day',
  payload: z.object({ event: z.string() }),
  run: deliver,
})
