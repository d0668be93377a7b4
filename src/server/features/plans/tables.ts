import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { PlanId } from '#contract/accounts.ts'
import { users } from '../accounts/tables.ts'

/** Append-only: who was given which plan, when and by whom. The plan in force is derived from these rows. */
export const planGrants = pgTable(
  'plan_grants',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    plan: text().$type<Exclude<PlanId, 'free'>>().notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    source: text().$type<'operator'>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.userId)],
)
