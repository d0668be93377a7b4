import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { LANGS } from '#language/lang.ts'
import { PLAN_IDS } from '#product/rights.ts'
import { knownValues } from '#platform/database/known-values.ts'
import { users } from '#core/users/tables.ts'

/** What people wrote to those who run the service. */
export const supportRequests = pgTable(
  'support_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Who was signed in; null for a visitor. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    lang: text({ enum: LANGS }).notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** The plan that its writer had then; null for a visitor, and in messages from before this was kept. */
    plan: text({ enum: PLAN_IDS }),
    /** Whether that plan's messages are answered first. */
    priority: boolean().notNull().default(false),
    /** When the staff marked it as answered. */
    answeredAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.createdAt),
    index().on(table.userId),
    index('support_requests_open').on(
      sql`${table.answeredAt} desc nulls first`,
      sql`${table.priority} desc`,
      table.createdAt,
    ),
    ...knownValues(table),
  ],
)
