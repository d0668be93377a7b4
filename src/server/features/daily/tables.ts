import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { DailyContent } from '#contract/daily.ts'
import { LANGS } from '#language/lang.ts'
import { knownValues, oneOf } from '#platform/database/known-values.ts'
import { users } from '#core/users/tables.ts'

/** What is written for one person and day, before rights trim it. */
export type WrittenDay = Omit<DailyContent, 'locked' | 'offer'>

/** One day's horoscope of one person, in one language and time zone (times in the text are the reader's own). */
export const dailyHoroscopes = pgTable(
  'daily_horoscopes',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    date: text().notNull(),
    lang: text({ enum: LANGS }).notNull(),
    timeZone: text().notNull(),
    /** 0 queued, 1 being written, 2 ready, -1 failed. */
    status: integer().$type<0 | 1 | 2 | -1>().notNull().default(0),
    content: jsonb().$type<WrittenDay>(),
    /** How often it was written: never more than once. */
    writings: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.date, table.lang, table.timeZone] }),
    index().on(table.createdAt),
    ...knownValues(table),
    oneOf(table.status, [-1, 0, 1, 2]),
  ],
)
