import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Receipt } from '#contract/account-data.ts'

/** That an account was deleted, and how many rows of what went and stayed. It names nobody; who has the code may ask. */
export const erasureReceipts = pgTable(
  'erasure_receipts',
  {
    codeHash: text().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    deleted: jsonb().$type<Receipt['deleted']>().notNull(),
    kept: jsonb().$type<Receipt['kept']>().notNull(),
    files: integer().notNull(),
  },
  (table) => [index().on(table.at)],
)
