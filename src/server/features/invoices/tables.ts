import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Seller } from '#contract/invoices.ts'
import { LANGS } from '#language/lang.ts'
import { users } from '#core/users/tables.ts'
import { knownValues } from '#platform/database/known-values.ts'

/** Append-only: an invoice for each payment, a credit note for each refund, as they were issued. */
export const invoices = pgTable(
  'invoices',
  {
    /** Which line of the books it is about. */
    key: text().primaryKey(),
    /** Kept with the books when the account goes, without its person. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    kind: text({ enum: ['invoice', 'credit_note'] }).notNull(),
    /** Counted without a gap within each year (UTC). */
    year: integer().notNull(),
    number: integer().notNull(),
    orderId: text().notNull(),
    /** The invoice that a credit note is about. */
    about: text(),
    lang: text({ enum: LANGS }).notNull(),
    /** What was paid for, in that language. */
    item: text().notNull(),
    cents: integer().notNull(),
    currency: text().notNull(),
    /** Who sells, and their tax, as they were then. */
    seller: jsonb().$type<Seller>().notNull(),
    /** Who bought: forgotten with their account. */
    buyer: jsonb().$type<{ name: string; email: string } | null>(),
    paidAt: timestamp({ withTimezone: true }).notNull(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.orderId), ...knownValues(table)],
)

/** The last number of each year. */
export const invoiceNumbers = pgTable(
  'invoice_numbers',
  { year: integer().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.year] })],
)
