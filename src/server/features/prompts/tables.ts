import { integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

/** Every version of a prompt that the staff saved. The newest is in force; before the first, the product's own is. */
export const prompts = pgTable(
  'prompts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /** From 1; the product's own is 0. */
    version: integer().notNull(),
    assist: text().notNull(),
    authorId: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex().on(table.name, table.version)],
)
