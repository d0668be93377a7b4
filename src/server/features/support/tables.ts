import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Lang } from '#contract/field.ts'
import { users } from '../accounts/tables.ts'

/** What people wrote to those who run the service. */
export const supportRequests = pgTable(
  'support_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Who was signed in; null for a visitor. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    lang: text().$type<Lang>().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When the staff marked it as answered. */
    answeredAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.createdAt),
    index().on(table.userId),
    index('support_requests_open').on(sql`${table.answeredAt} desc nulls first`, table.createdAt),
  ],
)
