import { sql } from 'drizzle-orm'
import { integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { StaffRole } from '#contract/staff-access.ts'
import { users } from '../accounts/tables.ts'

/** Who is invited to the staff. A row goes when it is accepted or taken back; the audit log remembers. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    role: text().$type<StaffRole>().notNull(),
    /** Of the link's secret, which is made when the mail is. */
    tokenHash: text().unique('staff_invitations_token'),
    invitedBy: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('staff_invitations_email').on(sql`lower(${table.email})`)],
)
