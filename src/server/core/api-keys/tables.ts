import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { ApiScope } from '#product/api-scopes.ts'
import { users } from '#core/users/tables.ts'

/** A program's key to the public API. The key itself is never stored, only its SHA-256 and its first letters. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    keyHash: text().notNull().unique('api_keys_key_hash'),
    /** By which its owner tells it from the others; far too short to guess the rest. */
    prefix: text().notNull(),
    name: text().notNull(),
    scopes: jsonb().$type<ApiScope[]>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }),
    /** Calls that were answered. */
    calls: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [index().on(table.userId)],
)
