import type { FailedJob, QueueRow } from '#contract/admin-rows.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { countJobs, retryFailed, unfinishedJobs, type JobRow } from './queries.ts'
import { audited, type Staff } from '../staff/api.ts'

/** Queues whose dead letters and jobs these are. */
const LATEST = 100

/** Every queue with what waits, runs and failed in it; those with trouble first. */
export async function listQueues({ db, boss }: Pick<Services, 'db' | 'boss'>): Promise<QueueRow[]> {
  const names = (await boss.getQueues()).map(({ name }) => name).filter((name) => !name.startsWith('__'))
  const rows = await countJobs(db)
  const of = (name: string, state: string) =>
    Number(rows.find((row) => row.name === name && row.state === state)?.count ?? 0)
  return names
    .map((name) => ({
      name,
      waiting: of(name, 'created'),
      active: of(name, 'active'),
      retrying: of(name, 'retry'),
      failed: of(name, 'failed'),
    }))
    .toSorted((a, b) => b.failed - a.failed || b.retrying - a.retrying || (a.name < b.name ? -1 : 1))
}

const iso = (at: string | Date) => new Date(at).toISOString()

const errorOf = (output: JobRow['output']) =>
  output === null ? null : typeof output.message === 'string' ? output.message : JSON.stringify(output)

/** The jobs of a queue that aren't done, failed ones first. */
export async function listJobs({ db }: Pick<Services, 'db'>, queue: string): Promise<FailedJob[]> {
  const rows = await unfinishedJobs(db, queue, LATEST)
  return rows.map((row) => ({
    id: row.id,
    queue: row.name,
    state: row.state,
    data: row.data,
    error: errorOf(row.output),
    attempts: row.retry_count + (row.state === 'created' ? 0 : 1),
    created_at: iso(row.created_on),
    failed_at: row.state === 'failed' && row.completed_on ? iso(row.completed_on) : null,
  }))
}

/** Runs a failed job again. @throws {AppError} not_found for one that has not failed. */
export async function retryJob(
  services: Pick<Services, 'db' | 'boss' | 'clock'>,
  staff: Staff,
  { queue, id, reason }: { queue: string; id: string; reason: string },
): Promise<void> {
  const job = (await listJobs(services, queue)).find((known) => known.id === id && known.state === 'failed')
  if (!job) throw new AppError('not_found')
  await audited(services, staff, { action: 'retry job', target: `job:${queue}:${id}`, reason }, async (tx) => {
    await retryFailed(tx, queue, id)
    return { before: { state: 'failed', error: job.error }, after: { state: 'retry' }, result: undefined }
  })
}
