import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { knownValues } from '#platform/database/known-values.ts'
import { users } from '#core/users/tables.ts'

/** What a token opens: an address's confirmation, a new password, the rest of a sign-in, a step of a change of address. */
const TOKEN_PURPOSES = ['confirm', 'reset', 'sign_in', 'email_new', 'email_old', 'email_undo'] as const
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number]

/** A secret that was handed out, as a link in a mail or as a ticket to a page: works once, until it expires. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: TOKEN_PURPOSES }).notNull(),
    /** The address that it is about: it confirms that one and no later one. */
    email: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.userId), ...knownValues(table)],
)
