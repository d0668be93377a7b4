import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { EventName, EventPage } from '#product/analytics-events.ts'
import { users } from '#core/users/tables.ts'

const at = () => timestamp({ withTimezone: true })

/** What people who agreed did: an event, the kind of page, and a random number of their device. Nothing else is known. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    /** Also names it to whoever it is passed on to, so that one sent twice is counted once. */
    id: uuid().primaryKey(),
    at: at().notNull(),
    name: text().$type<EventName>().notNull(),
    page: text().$type<EventPage>().notNull(),
    visitor: uuid().notNull(),
    /** Who was signed in, then or later under the same number. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** Still to be passed on. */
    waits: boolean().notNull(),
    /** When a worker took it to be passed on. */
    takenAt: at(),
  },
  (table) => [
    // All that the staff's numbers read, so that they are answered from the index alone.
    index('analytics_events_days').on(table.at, table.name, table.visitor, table.userId),
    index().on(table.visitor),
    index().on(table.userId),
    index('analytics_events_waiting')
      .on(table.at)
      .where(sql`${table.waits}`),
  ],
)

/** Append-only: what an account has chosen about statistics, and when. The latest stands. */
export const analyticsConsents = pgTable(
  'analytics_consents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    given: boolean().notNull(),
    /** The host outside that they were told of; null when there was none. */
    outside: text(),
    at: at().notNull(),
  },
  (table) => [index().on(table.userId, table.at)],
)
