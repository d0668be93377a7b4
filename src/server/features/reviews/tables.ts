import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Lang } from '#contract/field.ts'
import { users } from '../accounts/tables.ts'

/** What people say of the service. The name stays as it was when they said it. */
export const reviews = pgTable(
  'reviews',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lang: text().$type<Lang>().notNull(),
    name: text().notNull(),
    location: text().notNull(),
    /** Key in the storage; null without a picture. */
    avatar: text(),
    text: text().notNull(),
    rating: integer().notNull(),
    /** A hidden one is kept for the staff and shown to nobody. */
    status: text().$type<'shown' | 'hidden'>().notNull().default('shown'),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.lang, table.status, table.createdAt), index().on(table.userId)],
)
