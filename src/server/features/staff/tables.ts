import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { STAFF_ROLES } from '#contract/staff-access.ts'
import { knownValues } from '#platform/database/known-values.ts'
import { users } from '#core/actors/tables.ts'

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
