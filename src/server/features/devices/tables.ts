import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'

/** A device that has signed in to an account. Its token is never stored, only a hash of it and the account's number. */
export const knownDevices = pgTable(
  'known_devices',
  {
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** False for a program that keeps no cookies: known by its name and address, which anybody may claim. */
    keepsCookies: boolean().notNull(),
    userAgent: text(),
    firstSeenAt: timestamp({ withTimezone: true }).notNull(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.lastSeenAt)],
)
