import { and, inArray, like, lt, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/database/database.ts'
import { rateLimits } from '#platform/rate-limits-table.ts'
import { erasureReceipts } from '../account-data/tables.ts'
import { NO_EMAIL_CHANGE } from '#core/actors/domain/pending-email.ts'
import { mailTokens } from '../account-mail/tables.ts'
import { sessions, users, knownDevices } from '#core/actors/tables.ts'
import { analyticsEvents } from '../analytics/tables.ts'
import { modelSpends } from '../chat/tables.ts'
import { dailyHoroscopes } from '../daily/tables.ts'
import { passkeyChallenges } from '../passkeys/tables.ts'
import { questionDays, usedOffers } from '#core/entitlements/tables.ts'
import { reportOrders } from '../reports/tables.ts'
import { consultants } from '../bookings/tables.ts'
import { reviews } from '../reviews/tables.ts'
import { staffInvitations } from '../staff/tables.ts'
import { supportRequests } from '../support/tables.ts'

const utcDate = (instant: Date) => instant.toISOString().slice(0, 10)

const ROWS_AT_ONCE = 10_000

/** Deletes some rows at a time: one statement for a year of them would hold its locks, and be ended by the database. */
async function deleteAll(db: Db, table: PgTable, condition: SQL | undefined): Promise<void> {
  const some = sql`ctid = any(array(select ctid from ${table} where ${condition} limit ${ROWS_AT_ONCE}))`
  let gone: unknown[]
  do
    gone = await db
      .delete(table)
      .where(some)
      .returning({ row: sql`1` })
  while (gone.length === ROWS_AT_ONCE)
}

/** Each deletes what has not been touched, has expired or was made before an instant. */
export const deleteBefore = {
  sessions: (db: Db, before: Date) => deleteAll(db, sessions, lt(sessions.lastUsedAt, before)),
  sessions_in_use: (db: Db, before: Date) => deleteAll(db, sessions, lt(sessions.createdAt, before)),
  known_devices: (db: Db, before: Date) => deleteAll(db, knownDevices, lt(knownDevices.lastSeenAt, before)),
  mail_links: (db: Db, before: Date) => deleteAll(db, mailTokens, lt(mailTokens.expiresAt, before)),
  passkey_challenges: (db: Db, before: Date) =>
    deleteAll(db, passkeyChallenges, lt(passkeyChallenges.expiresAt, before)),
  staff_invitations: (db: Db, before: Date) => deleteAll(db, staffInvitations, lt(staffInvitations.expiresAt, before)),
  email_changes: (db: Db, before: Date) =>
    db.update(users).set(NO_EMAIL_CHANGE).where(lt(users.pendingEmailAt, before)),
  attempts: (db: Db, before: Date) => deleteAll(db, rateLimits, lt(rateLimits.windowStart, before)),
  // Keys begin with their UTC date, so that they sort by it; the sums of all are the operator's figures and stay.
  model_costs: (db: Db, before: Date) =>
    deleteAll(db, modelSpends, and(lt(modelSpends.key, utcDate(before)), like(modelSpends.key, '% user:%'))),
  day_pages: (db: Db, before: Date) => deleteAll(db, dailyHoroscopes, lt(dailyHoroscopes.createdAt, before)),
  question_counts: (db: Db, before: Date) => deleteAll(db, questionDays, lt(questionDays.date, utcDate(before))),
  statistics: (db: Db, before: Date) => deleteAll(db, analyticsEvents, lt(analyticsEvents.at, before)),
  receipts: (db: Db, before: Date) => deleteAll(db, erasureReceipts, lt(erasureReceipts.at, before)),
  used_offers: (db: Db, before: Date) => deleteAll(db, usedOffers, lt(usedOffers.at, before)),
  letters: (db: Db, before: Date) => deleteAll(db, supportRequests, lt(supportRequests.createdAt, before)),
}

/** Of some avatars' keys, those that a review or a consultant shows. */
export async function shownAvatars(db: Db, keys: string[]): Promise<string[]> {
  const said = await db.select({ avatar: reviews.avatar }).from(reviews).where(inArray(reviews.avatar, keys))
  const faces = await db
    .select({ avatar: consultants.avatar })
    .from(consultants)
    .where(inArray(consultants.avatar, keys))
  const rows = [...said, ...faces]
  return rows.flatMap(({ avatar }) => avatar ?? [])
}

/** Of some reports' hashes, those that are somebody's. */
export async function livingReports(db: Db, hashes: string[]): Promise<string[]> {
  const rows = await db.select({ hash: reportOrders.hash }).from(reportOrders).where(inArray(reportOrders.hash, hashes))
  return rows.map(({ hash }) => hash)
}
