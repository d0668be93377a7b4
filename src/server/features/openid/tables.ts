import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { users } from '#core/users/tables.ts'

/**
 * Which person at an OpenID provider opens which account; at each provider at most one each way. The table is called after
 * the first provider there was: a new name would break processes of the version before.
 */
export const identities = pgTable(
  'google_identities',
  {
    /** As in the settings: `google`. */
    provider: text().notNull().default('google'),
    subject: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address that the provider vouched for when the two were linked. */
    email: text().notNull(),
    linkedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'identities_subject', columns: [table.provider, table.subject] }),
    unique('identities_user').on(table.userId, table.provider),
    check('google_identities_provider_check', sql`${table.provider} ~ '^[a-z0-9][a-z0-9_]*$'`),
  ],
)
