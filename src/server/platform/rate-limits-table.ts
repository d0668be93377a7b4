import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** How often something was tried in a window; one row a key, shared by all processes. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  windowStart: timestamp({ withTimezone: true }).notNull(),
  count: integer().notNull(),
})
