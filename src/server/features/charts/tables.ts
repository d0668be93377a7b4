import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { CHART_TYPES } from '#contract/charts.ts'
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
    /** With whom a synastry or a composite is made; null of the others. */
    personId: integer().references(() => people.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('charts_once')
      .on(table.userId, table.type)
      .where(sql`${table.personId} is null`),
    uniqueIndex('charts_once_with').on(table.userId, table.type, table.personId),
    index().on(table.personId),
    ...knownValues(table),
  ],
)
