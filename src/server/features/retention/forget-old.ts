import { RETENTION_DAYS, type Retained } from '#product/retention.ts'
import type { Services } from '#platform/services.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import { findLostFiles } from './find-lost-files.ts'
import { removeFilesJob } from './job.ts'
import { deleteUnusedGrants } from '#core/app-grants/api.ts'
import { deleteOldSessions, deleteUnseenDevices, deleteUnusedSessions } from '#core/sessions/api.ts'
import { dropOldEmailChanges } from '#core/users/api.ts'
import { deleteOldQuestionDays, deleteOldUsedOffers } from '#core/entitlements/api.ts'
import { deleteOldAttempts } from '#platform/rate-limit.ts'
import { deleteOldReceipts } from '../account-data/api.ts'
import { deleteExpiredTokens } from '../account-mail/api.ts'
import { deleteOldEvents } from '../analytics/api.ts'
import { deleteOldSpends } from '../chat/api.ts'
import { deleteOldDays } from '../daily/api.ts'
import { deleteUnpaidGifts } from '../gifts/api.ts'
import { deleteOldNotifications } from '../notifications/api.ts'
import { deleteExpiredInvitations as deleteExpiredPairInvitations } from '../pairs/api.ts'
import { deleteExpiredChallenges } from '../passkeys/api.ts'
import { deleteExpiredInvitations } from '../staff/api.ts'
import { deleteOldLetters } from '../support/api.ts'

const DAY_MS = 86_400_000

type Forget = (services: Services, before: Date) => Promise<unknown>

/** What carries each period out. A period without a line here does not compile. */
const FORGET: Record<Retained, Forget> = {
  sessions: async ({ db }, before) => {
    await deleteUnusedSessions(db, before)
    await deleteUnusedGrants(db, before)
  },
  sessions_in_use: ({ db }, before) => deleteOldSessions(db, before),
  known_devices: ({ db }, before) => deleteUnseenDevices(db, before),
  mail_links: async ({ db }, before) => {
    await deleteExpiredTokens(db, before)
    await deleteExpiredInvitations(db, before)
    await deleteExpiredPairInvitations(db, before)
  },
  email_changes: ({ db }, before) => dropOldEmailChanges(db, before),
  attempts: async ({ db }, before) => {
    await deleteOldAttempts(db, before)
    await deleteExpiredChallenges(db, before)
  },
  // The queue deletes its own: `platform/jobs/job-queue.ts` gives it the period.
  finished_jobs: async () => undefined,
  // Looked at twice, a day apart: a file that is just being handed in is not yet in any row.
  lost_files: async (services) => {
    for await (const keys of findLostFiles(services))
      await enqueue(services.boss, services.db, removeFilesJob, { keys }, { days: RETENTION_DAYS.lost_files })
  },
  outbox: ({ mailer }, before) => mailer.forgetBefore(before),
  notifications: ({ db }, before) => deleteOldNotifications(db, before),
  model_costs: ({ db }, before) => deleteOldSpends(db, before),
  day_pages: ({ db, clock }, before) => deleteOldDays(db, before, clock()),
  question_counts: ({ db }, before) => deleteOldQuestionDays(db, before),
  statistics: ({ db }, before) => deleteOldEvents(db, before),
  letters: ({ db }, before) => deleteOldLetters(db, before),
  unpaid_gifts: ({ db }, before) => deleteUnpaidGifts(db, before),
  used_offers: ({ db }, before) => deleteOldUsedOffers(db, before),
  receipts: ({ db }, before) => deleteOldReceipts(db, before),
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
