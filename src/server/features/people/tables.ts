import { boolean, doublePrecision, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'

/** Somebody whose birth a person has noted, with the place and the instant that it was resolved to. */
export const people = pgTable(
  'people',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    relation: text().notNull(),
    birthdate: text().notNull(),
    birthtime: text(),
    birthtimeUnknown: boolean().notNull(),
    birthplace: text().notNull(),
    placeId: text().notNull(),
    placeLatitudeDeg: doublePrecision().notNull(),
    placeLongitudeDeg: doublePrecision().notNull(),
    placeTimeZone: text().notNull(),
    /** Null when the time is unknown. */
    birthInstant: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.userId)],
)
