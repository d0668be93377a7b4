import { sql } from 'drizzle-orm'
import { doublePrecision, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ChartRules } from '#contract/chart-rules.ts'
import { CHART_TYPES } from '#product/chart-types.ts'
import { knownValues } from '#platform/database/known-values.ts'
import { users } from '#core/users/tables.ts'
import { people } from '../people/tables.ts'

/** A chart a person has made. Positions and reading are computed when asked, so that only the order is kept. */
export const charts = pgTable(
  'charts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: text().notNull().unique(),
    type: text({ enum: CHART_TYPES }).notNull(),
    /** With whom a synastry or a composite is made, or whose birth chart it is; null of the others. */
    personId: integer().references(() => people.id, { onDelete: 'cascade' }),
    /** Of a return: its year, or the date from which it was looked for. */
    returnFor: text(),
    /** Where a return is cast for, as resolved: its id and the rest; an empty id and nothing more for the birthplace. */
    placeId: text(),
    placeName: text(),
    placeLatitudeDeg: doublePrecision(),
    placeLongitudeDeg: doublePrecision(),
    placeTimeZone: text(),
    /** The rules that were chosen for this chart alone; null for the account's. */
    rules: jsonb().$type<Partial<ChartRules>>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('charts_once')
      .on(table.userId, table.type)
      .where(sql`${table.personId} is null and ${table.returnFor} is null`),
    uniqueIndex('charts_once_with').on(table.userId, table.type, table.personId),
    uniqueIndex('charts_once_return').on(table.userId, table.type, table.returnFor, table.placeId),
    index().on(table.personId),
    ...knownValues(table),
  ],
)
