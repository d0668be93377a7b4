import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** How often something was tried in a window; one row a key, shared by all processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    windowStart: timestamp({ withTimezone: true }).notNull(),
    count: integer().notNull(),
  },
  // Whose they are: `question:12`, `login:email:ada@example.org`.
  (table) => [
    index('rate_limits_owner').on(sql`split_part(${table.key}, ':', 2)`, sql`split_part(${table.key}, ':', 3)`),
  ],
)
