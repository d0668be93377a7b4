import { sql } from 'drizzle-orm'
import { doublePrecision, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'

/** Hours of consultants that people booked. One given back stays, with the time it was. */
export const bookings = pgTable(
  'bookings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    consultantId: integer().notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    minutes: integer().notNull(),
    /** As it was agreed on. */
    priceAmount: doublePrecision().notNull(),
    priceCurrency: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    canceledAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('bookings_hour')
      .on(table.consultantId, table.startsAt)
      .where(sql`${table.canceledAt} is null`),
    index().on(table.userId),
    index().on(table.startsAt),
  ],
)
