import * as z from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import type { Services } from '#platform/services.ts'
import { issue } from './issue.ts'

export const issueInvoiceJob = defineJob({
  id: 'issue-invoice',
  patience: 'day',
  payload: z.object({ key: z.string() }),
  run: async (services: Services, { key }: { key: string }) => {
    await issue(services, key)
  },
})
