import * as z from 'zod'
import type { Job } from '#platform/jobs/job.ts'
import { prepareQueues, settleQueues, startWorkers } from '#platform/jobs/job-queue.ts'
import type { Services } from '#platform/services.ts'

export interface Working {
  services: Services
  jobs: readonly Job[]
}

/** A job that does what its sources say by the time it runs. */
function delegated({ id, cron, patience, giveUp }: Job, current: () => Promise<Working>): Job {
  const now = async () => {
    const { services, jobs } = await current()
    const job = jobs.find((one) => one.id === id)
    if (!job) throw new RangeError(`there is no job ${id} any more`)
    return { services, job }
  }
  return {
    id,
    ...(cron && { cron }),
    ...(patience && { patience }),
    payload: z.looseObject({}),
    async run(_, payload, jobId) {
      const { services, job } = await now()
      await job.run(services, job.payload.parse(payload), jobId)
    },
    ...(giveUp && {
      async giveUp(_, payload) {
        const { services, job } = await now()
        await job.giveUp?.(services, job.payload.parse(payload))
      },
    }),
  }
}

const settingsOf = (jobs: readonly Job[]) => JSON.stringify(jobs.map(({ id, cron, patience }) => [id, cron, patience]))

/** Workers that are started once, and queues that follow the jobs there are; called again after each change. */
export function reloadingJobs(current: () => Promise<Working>, exclusive: boolean) {
  const worked = new Set<string>()
  let settled: string | undefined
  return async ({ services, jobs }: Working): Promise<void> => {
    const settings = settingsOf(jobs)
    if (settings === settled) return
    await (settled === undefined ? prepareQueues(services, jobs) : settleQueues(services.boss, jobs))
    const added = jobs.filter(({ id }) => !worked.has(id))
    await startWorkers(
      services,
      added.map((job) => delegated(job, current)),
      exclusive && settled === undefined,
    )
    for (const { id } of added) worked.add(id)
    settled = settings
  }
}
