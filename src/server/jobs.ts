import type { Job } from '#platform/jobs/job.ts'
import * as jobsOfFeatures from './features-with-jobs.ts'

/** Every kind of background work. */
export const jobs = Object.values(jobsOfFeatures) as unknown as readonly Job[]
