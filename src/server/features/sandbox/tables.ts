import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { knownValues } from '#platform/database/known-values.ts'
import type { CheckoutRequest } from '#platform/payments/provider.ts'

const at = () => timestamp({ withTimezone: true })

/** What a checkout was asked for; the date of a discount is of no use to it. */
export type SandboxRequest = Omit<CheckoutRequest, 'discount'> & { percentOff: number }

/** The sandbox bank's own book: a payment page and the subscription that came of it. */
export const sandboxCheckouts = pgTable(
  'sandbox_checkouts',
  {
    /** In the page's address: whoever knows it may act. */
    token: text().primaryKey(),
    orderId: text().notNull().unique(),
    request: jsonb().$type<SandboxRequest>().notNull(),
    state: text({ enum: ['open', 'challenge', 'paid', 'closed'] })
      .notNull()
      .default('open'),
    periodStart: at(),
    periodEnd: at(),
    /** How many payments were taken. */
    payments: integer().notNull().default(0),
    /** What was given back, in cents, by the name of each refund: that of its payment, and what asked for it. */
    refunded: jsonb().$type<Record<string, number>>().notNull().default({}),
    stopsAtPeriodEnd: boolean().notNull().default(false),
    cardRemoved: boolean().notNull().default(false),
    endedAt: at(),
    createdAt: at().notNull(),
  },
  (table) => [index().on(table.periodEnd), ...knownValues(table)],
)

/** Events on their way to our webhook. `subject` names what happened: it happens once. */
export const sandboxEvents = pgTable(
  'sandbox_events',
  {
    id: text().primaryKey(),
    token: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    createdAt: at().notNull(),
  },
  (table) => [uniqueIndex().on(table.token, table.subject)],
)

/** The key that events are signed with: one, made at the first use. */
export const sandboxKeys = pgTable('sandbox_keys', { id: integer().primaryKey(), secret: text().notNull() })
