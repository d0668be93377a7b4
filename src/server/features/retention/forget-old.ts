import { RETENTION_DAYS, type Retained } from '#product/retention.ts'
import type { Services } from '#platform/services.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import { findLostFiles } from './find-lost-files.ts'
import { removeFilesJob } from './job.ts'
import { deleteBefore } from './queries.ts'

const DAY_MS = 86_400_000

type Forget = (services: Services, before: Date) => Promise<unknown>

/** What carries each period out. A period without a line here does not compile. */
const FORGET: Record<Retained, Forget> = {
  sessions: ({ db }, before) => deleteBefore.sessions(db, before),
  sessions_in_use: ({ db }, before) => deleteBefore.sessions_in_use(db, before),
  known_devices: ({ db }, before) => deleteBefore.known_devices(db, before),
  mail_links: async ({ db }, before) => {
    await deleteBefore.mail_links(db, before)
    await deleteBefore.staff_invitations(db, before)
  },
  email_changes: ({ db }, before) => deleteBefore.email_changes(db, before),
  attempts: async ({ db }, before) => {
    await deleteBefore.attempts(db, before)
    await deleteBefore.passkey_challenges(db, before)
  },
  // The queue deletes its own: `platform/jobs/job-queue.ts` gives it the period.
  finished_jobs: async () => undefined,
  // Looked at twice, a day apart: a file that is just being handed in is not yet in any row.
  lost_files: async (services) => {
    for await (const keys of findLostFiles(services))
      await enqueue(services.boss, services.db, removeFilesJob, { keys }, { days: RETENTION_DAYS.lost_files })
  },
  outbox: ({ mailer }, before) => mailer.forgetBefore(before),
  model_costs: ({ db }, before) => deleteBefore.model_costs(db, before),
  day_pages: ({ db }, before) => deleteBefore.day_pages(db, before),
  question_counts: ({ db }, before) => deleteBefore.question_counts(db, before),
  statistics: ({ db }, before) => deleteBefore.statistics(db, before),
  letters: ({ db }, before) => deleteBefore.letters(db, before),
  used_offers: ({ db }, before) => deleteBefore.used_offers(db, before),
  receipts: ({ db }, before) => deleteBefore.receipts(db, before),
}

/**
 * Deletes what has been kept for as long as it may be. What fails is told and leaves the rest to be done; it may run in two
 * processes at once, and again.
 */
export async function forgetOld(services: Services): Promise<void> {
  const now = services.clock().getTime()
  const failures: unknown[] = []
  for (const [what, forget] of Object.entries(FORGET) as [Retained, Forget][]) {
    try {
      await forget(services, new Date(now - RETENTION_DAYS[what] * DAY_MS))
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'not everything could be forgotten')
}
