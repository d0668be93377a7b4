import { boolean, doublePrecision, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { CALENDARS } from '#contract/field.ts'
import { knownValues, oneOf } from '#platform/database/known-values.ts'
import { users } from '#core/users/tables.ts'

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
    /** Among whom the person counts them; empty where the relation says it. */
    groupName: text().notNull().default(''),
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
    /** Which calendar the date was given in; `birthdate` itself is new style. */
    birthCalendar: text({ enum: CALENDARS }).notNull().default('gregorian'),
    /** The clock that the person chose among several; null for the likeliest. */
    birthClock: text(),
    /** 1 for the second time that the clock showed it. */
    birthFold: integer().$type<0 | 1>().notNull().default(0),
    /** The offset from Greenwich given by hand, `+02:00`. */
    birthOffset: text(),
    /** What the instant would be by what is known of the clocks today, until the person agrees or keeps theirs. */
    birthReviewInstant: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.userId), ...knownValues(table), oneOf(table.birthFold, [0, 1])],
)
