import { accountMail } from './features/accounts/job.ts'
import { writeDayJob } from './features/daily/job.ts'
import { housekeeping } from './housekeeping.ts'
import type { Job } from './platform/jobs/job.ts'

/** Every kind of background work. */
export const jobs = [accountMail, housekeeping, writeDayJob] as unknown as readonly Job[]
