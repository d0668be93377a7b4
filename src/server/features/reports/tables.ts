import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { ReportType } from '#contract/catalogue/report.ts'
import { users } from '../accounts/tables.ts'

/** A report that a person has ordered. */
export const reportOrders = pgTable(
  'report_orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: text().notNull().unique(),
    type: text().$type<ReportType>().notNull(),
    /** -1 failed, 0 being written, 2 ready. */
    status: integer().$type<-1 | 0 | 2>().notNull().default(0),
    /** The order that paid for it; null when a credit or the plan did. */
    orderId: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.userId, table.type)],
)
