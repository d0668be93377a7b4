import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { LANGS } from '#language/lang.ts'
import { REVIEW_STATES, type ReviewSubject } from '#contract/reviews.ts'
import { knownValues } from '#platform/database/known-values.ts'
import { users } from '#core/users/tables.ts'

/** What people say of the service or of a type of report. The name stays as it was when they said it. */
export const reviews = pgTable(
  'reviews',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subject: text().$type<ReviewSubject>().notNull().default('service'),
    lang: text({ enum: LANGS }).notNull(),
    name: text().notNull(),
    location: text().notNull(),
    /** Key in the storage; null without a picture. */
    avatar: text(),
    text: text().notNull(),
    rating: integer().notNull(),
    /** `hidden` is what earlier versions called rejected. */
    status: text({ enum: [...REVIEW_STATES, 'hidden'] })
      .notNull()
      .default('pending'),
    /** Why the staff rejected it. */
    reason: text(),
    /** What the staff has answered, for everybody. */
    answer: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    decidedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.subject, table.lang, table.status, table.createdAt),
    index().on(table.userId),
    // What waits for the staff.
    index('reviews_pending')
      .on(table.id)
      .where(sql`${table.status} = 'pending'`),
    ...knownValues(table),
  ],
)
