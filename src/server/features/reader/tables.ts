import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { LANGS } from '#language/lang.ts'
import { knownValues } from '#platform/database/known-values.ts'
import { users } from '#core/users/tables.ts'
import { charts } from '../charts/tables.ts'
import { reportOrders } from '../reports/tables.ts'

/** A passage that somebody marked in a reading of their own, with their note. It goes with the reading. */
export const notes = pgTable(
  'notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    chartHash: text().references(() => charts.hash, { onDelete: 'cascade' }),
    reportHash: text().references(() => reportOrders.hash, { onDelete: 'cascade' }),
    /** Of the text that was marked. */
    lang: text({ enum: LANGS }).notNull(),
    /** The anchor of the section, and where in its text the passage begins. */
    section: text().notNull(),
    start: integer().notNull(),
    quote: text().notNull(),
    text: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.userId),
    index().on(table.chartHash),
    index().on(table.reportHash),
    ...knownValues(table),
    check('notes_one_reading', sql`num_nonnulls(${table.chartHash}, ${table.reportHash}) = 1`),
  ],
)

/** Where somebody stopped in a reading of their own, on whichever device. It goes with the reading. */
export const readingPlaces = pgTable(
  'reading_places',
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
    section: text().notNull(),
    /** When they were there. */
    readAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.userId),
    check('reading_places_one_reading', sql`num_nonnulls(${table.chartHash}, ${table.reportHash}) = 1`),
  ],
)
