import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#core/users/tables.ts'
import { knownValues } from '#platform/database/known-values.ts'
import { PROVIDERS } from '#platform/payments/provider.ts'

const at = () => timestamp({ withTimezone: true })

/** When a discount code was shown to a person: it holds from then on. */
export const promoOffers = pgTable(
  'promo_offers',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    shownAt: at().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.code] })],
)

/** How a provider names a person. */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    provider: text({ enum: PROVIDERS }).notNull(),
    customer: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.customer] }),
    uniqueIndex().on(table.provider, table.userId),
    index().on(table.userId),
    ...knownValues(table),
  ],
)

/** Announcements that are made once, by what they announce. */
export const announcements = pgTable('announcements', {
  key: text().primaryKey(),
  at: at().notNull(),
})
