import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '#core/actors/tables.ts'

/** Which person at Google opens which account; at most one each way. */
export const googleIdentities = pgTable('google_identities', {
  subject: text().primaryKey(),
  userId: integer()
    .notNull()
    .unique('google_identities_user')
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The address that Google vouched for when the two were linked. */
  email: text().notNull(),
  linkedAt: timestamp({ withTimezone: true }).notNull(),
})
