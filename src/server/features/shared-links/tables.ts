import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '#core/users/tables.ts'
import { charts } from '../charts/tables.ts'
import { reportOrders } from '../reports/tables.ts'

/** A chart or a report that its owner shows to whoever has the address. It goes with what it shows. */
export const sharedLinks = pgTable(
  'shared_links',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    chartHash: text()
      .unique()
      .references(() => charts.hash, { onDelete: 'cascade' }),
    reportHash: text()
      .unique()
      .references(() => reportOrders.hash, { onDelete: 'cascade' }),
    /** Of the token in its address; null while it is switched off. */
    tokenHash: text().unique(),
    showsBirth: boolean().notNull(),
    /** How often it was opened: a number, and nothing of who did. */
    opened: integer().notNull().default(0),
    /** When its present address was made. */
    madeAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.userId),
    check('shared_links_one_thing', sql`num_nonnulls(${table.chartHash}, ${table.reportHash}) = 1`),
  ],
)
