import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '#core/users/tables.ts'

/** The secret that a person's authenticator app shares with us. Whether it is asked for stands in `users`. */
export const secondFactors = pgTable('second_factors', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed by the vault. */
  secret: text().notNull(),
  recoverySalt: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  /** Null until a code has shown that the app has it. */
  confirmedAt: timestamp({ withTimezone: true }),
  /** The half minute, counted from 1970, of the last code that was taken. */
  lastStep: integer(),
})

/** Codes for when the app is out of reach; each opens once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)
