import * as z from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import { reconcile } from './reconcile.ts'
import { remindOfRenewals } from './remind-of-renewals.ts'

/** Asks the provider about payments whose events may have been lost. */
export const reconcileJob = defineJob({
  id: 'reconcile-payments',
  cron: '*/15 * * * *',
  payload: z.object({}),
  run: reconcile,
})

/** Announces renewals before they are charged. */
export const remindJob = defineJob({
  id: 'remind-of-renewals',
  cron: '40 * * * *',
  payload: z.object({}),
  run: remindOfRenewals,
})
