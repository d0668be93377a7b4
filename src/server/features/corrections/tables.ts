import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#core/users/tables.ts'

/** That somebody asked for another edit of their birth details, and what the staff answered. Who answered is in the audit log. */
export const correctionRequests = pgTable(
  'correction_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text().notNull(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    /** Null while it waits. */
    answeredAt: timestamp({ withTimezone: true }),
    granted: boolean(),
  },
  (table) => [
    index().on(table.userId),
    uniqueIndex('correction_requests_one_open')
      .on(table.userId)
      .where(sql`${table.answeredAt} is null`),
  ],
)
