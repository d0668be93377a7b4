import { integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { LANGS } from '#language/lang.ts'
import { knownValues } from '#platform/database/known-values.ts'
import { users } from '#core/users/tables.ts'

/** The private address under which a person's calendar may be subscribed to. The key itself is never stored, only its SHA-256. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    keyHash: text().notNull(),
    madeAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('calendar_feeds_key').on(table.keyHash)],
)

/** A day of the calendar as the staff generated or wrote it; it stands in the place of the computed one. */
export const calendarEntries = pgTable(
  'calendar_entries',
  {
    date: text().notNull(),
    lang: text({ enum: LANGS }).notNull(),
    /** JSON text; empty while it is being generated. */
    content: text().notNull().default(''),
    editedAt: timestamp({ withTimezone: true }),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.date, table.lang] }), ...knownValues(table)],
)
