import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { STAFF_ROLES } from '#contract/staff-access.ts'
import { knownValues } from '#platform/database/known-values.ts'
import { users } from '#core/users/tables.ts'

/** Who is invited to the staff. A row goes when it is accepted or taken back; the audit log remembers. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    role: text({ enum: STAFF_ROLES }).notNull(),
    /** Of the link's secret, which is made when the mail is. */
    tokenHash: text().unique('staff_invitations_token'),
    invitedBy: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('staff_invitations_email').on(sql`lower(${table.email})`),
    index().on(table.invitedBy),
    ...knownValues(table),
  ],
)

/** Append-only: what the staff did, to what, and why. Holds no birth data, and no addresses but of the staff and consultants. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Who of the staff; null when that account is gone or a command line did it. */
    actorId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** By what name they are told afterwards. */
    actor: text().notNull(),
    action: text().notNull(),
    /** `user:7`, `report:thread_…`, `review:3`. */
    target: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    reason: text().notNull(),
  },
  (table) => [index().on(table.target, table.id), index().on(table.actorId)],
)
