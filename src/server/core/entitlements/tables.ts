import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { CONSENT_KINDS } from '#product/consents.ts'
import { LANGS } from '#language/lang.ts'
import { PRODUCT_IDS } from '#product/products.ts'
import { CANCEL_REASONS } from '#product/cancel-reasons.ts'
import { PAID_PLAN_IDS } from '#product/rights.ts'
import { knownValues } from '#platform/database/known-values.ts'
import { EVENT_KINDS, PROVIDERS } from '#platform/payments/provider.ts'
import { users } from '#core/users/tables.ts'
import type { OnceOffer } from '#platform/once-offer.ts'

const at = () => timestamp({ withTimezone: true })

/** Append-only: who was given which plan, when and by whom. Only the end of one whose payment went back is filled in. */
export const planGrants = pgTable(
  'plan_grants',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    plan: text({ enum: PAID_PLAN_IDS }).notNull(),
    startsAt: at().notNull(),
    endsAt: at().notNull(),
    source: text({ enum: ['operator', 'gift'] }).notNull(),
    /** The gift that it was redeemed from; null where the operator gave it. */
    giftId: integer().unique(),
    /** When the payment behind a gift went back: from then on it gives nothing. */
    revokedAt: at(),
    createdAt: at().notNull(),
  },
  (table) => [index().on(table.userId), ...knownValues(table)],
)

/** Books are kept after an account is deleted: then without its person. */
const payer = () => integer().references(() => users.id, { onDelete: 'set null' })

/** What a person set out to pay for, at the price of that moment. Only the payment page is filled in afterwards, once. */
export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    userId: payer(),
    kind: text({ enum: ['subscription', 'product', 'consultation', 'gift'] }).notNull(),
    item: text({ enum: [...PAID_PLAN_IDS, ...PRODUCT_IDS, 'consultation'] }).notNull(),
    /** The report type that a product was bought for; the number of the booking of a consultation, or of a gift. */
    pointer: text(),
    /** With whom that report is to be made, and for which cities. */
    personId: integer(),
    placeIds: jsonb().$type<string[]>().notNull().default([]),
    currency: text().notNull(),
    /** What the first payment must be, with any discount. */
    cents: integer().notNull(),
    /** What each further payment must be; null for a product. */
    renewalCents: integer(),
    trialDays: integer().notNull().default(0),
    promo: text(),
    /** True when the person asked for delivery at once: in which words stands in `consents`. */
    deliverAtOnce: boolean().notNull().default(false),
    lang: text({ enum: LANGS }).notNull(),
    provider: text({ enum: PROVIDERS }).notNull(),
    /** The provider's payment page; null when it was never opened. */
    checkout: text(),
    createdAt: at().notNull(),
  },
  (table) => [
    index().on(table.userId),
    index().on(table.createdAt),
    index('orders_of_bookings')
      .on(table.pointer)
      .where(sql`${table.kind} = 'consultation'`),
    index('orders_of_gifts')
      .on(table.pointer)
      .where(sql`${table.kind} = 'gift'`),
    ...knownValues(table),
  ],
)

/** Append-only: what providers told, each event once. Without an order, somebody has to look at it. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text({ enum: PROVIDERS }).notNull(),
    id: text().notNull(),
    kind: text({ enum: EVENT_KINDS }).notNull(),
    orderId: text(),
    userId: payer(),
    payment: text(),
    refund: text(),
    subscription: text(),
    cents: integer(),
    currency: text(),
    first: boolean().notNull().default(false),
    periodStart: at(),
    periodEnd: at(),
    occurredAt: at().notNull(),
    receivedAt: at().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.id] }),
    index().on(table.userId),
    index().on(table.payment),
    index().on(table.periodEnd),
    ...knownValues(table),
  ],
)

/** Append-only: money and credits, each line under a key that can be written once. Counters are sums of these. */
export const ledger = pgTable(
  'ledger',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull(),
    userId: payer(),
    kind: text({
      enum: [
        'payment',
        'refund',
        'credit_granted',
        'credit_revoked',
        'credit_spent',
        'credit_returned',
        'forecast_included',
        'gift_redeemed',
      ],
    }).notNull(),
    /** Of payments and refunds, negative for the latter; 0 for credits. */
    cents: integer().notNull().default(0),
    currency: text(),
    /** Reports credited or taken; 0 for money. */
    credits: integer().notNull().default(0),
    orderId: text(),
    at: at().notNull(),
  },
  (table) => [
    uniqueIndex('ledger_key').on(table.key),
    index().on(table.userId),
    index().on(table.at),
    ...knownValues(table),
  ],
)

/**
 * Append-only: subscriptions that were ended on our side, and why. `superseded`: a higher plan took over. `trial_used`: its
 * trial was one too many, and ended as it began.
 */
export const cancellations = pgTable(
  'cancellations',
  {
    orderId: text().primaryKey(),
    userId: payer(),
    by: text({ enum: ['person', 'superseded', 'withdrawal', 'card_removed', 'refund', 'trial_used'] }).notNull(),
    reason: text({ enum: CANCEL_REASONS }),
    feedback: text(),
    wouldReturn: boolean(),
    at: at().notNull(),
  },
  (table) => [index().on(table.userId), ...knownValues(table)],
)

/**
 * Append-only: payments that were given back on our side, one row a payment, with the sums of that moment. By the person it
 * is a withdrawal from the contract; by the staff it is a refund. The sums are null in rows from before they were kept,
 * when all was given back.
 */
export const withdrawals = pgTable(
  'withdrawals',
  {
    payment: text().primaryKey(),
    orderId: text().notNull(),
    userId: payer(),
    by: text({ enum: ['person', 'staff'] })
      .notNull()
      .default('person'),
    /** Whether the subscription ended with it. */
    ends: boolean().notNull().default(true),
    /** What goes back, and what was kept for what had been delivered. */
    refundCents: integer(),
    usedCents: integer(),
    reports: integer(),
    forecasts: integer(),
    /** Days begun of those that the payment paid for; null where it paid for none. */
    days: integer(),
    at: at().notNull(),
  },
  (table) => [index().on(table.userId), ...knownValues(table)],
)

/**
 * Append-only: that a person asked for delivery within the withdrawal period, in which words. Kept with the books, since
 * it is what they rest on. The key names an order (`order:…`) or a report (`report:…`).
 */
export const consents = pgTable(
  'consents',
  {
    key: text().primaryKey(),
    userId: payer(),
    kind: text({ enum: CONSENT_KINDS }).notNull(),
    version: text().notNull(),
    lang: text({ enum: LANGS }).notNull(),
    wording: text().notNull(),
    at: at().notNull(),
  },
  (table) => [index().on(table.userId), ...knownValues(table)],
)

/**
 * What is given once to a person and was taken, under a keyed hash of the address: so that deleting an account and opening
 * another one does not give it again. It names nobody, and is kept for `RETENTION_DAYS.used_offers`.
 */
export const usedOffers = pgTable(
  'used_offers',
  {
    addressHash: text().notNull(),
    offer: text().$type<OnceOffer>().notNull(),
    at: at().notNull(),
  },
  (table) => [primaryKey({ columns: [table.addressHash, table.offer] }), index().on(table.at)],
)

/** The key of those hashes, where the installation has none elsewhere: one, made at the first use. */
export const addressKeys = pgTable('address_keys', { id: integer().primaryKey(), secret: text().notNull() })

/** Questions asked on one civil day of the person. */
export const questionDays = pgTable(
  'question_days',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    date: text().notNull(),
    asked: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.date] }), index().on(table.date)],
)
