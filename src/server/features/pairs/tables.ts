import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { users } from '#core/users/tables.ts'

/** Somebody is asked to be compared, by an address that works once. It goes when it is accepted, taken back or over. */
export const pairInvitations = pgTable(
  'pair_invitations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the person calls whom they invite, and what these are to them. */
    name: text().notNull(),
    relation: text().notNull(),
    tokenHash: text().notNull().unique(),
    madeAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
)

/** Two accounts whose owners have agreed to be compared. Neither outlives the other, and either may end it. */
export const pairs = pgTable(
  'pairs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Who invited, what they call the other and what the other is to them. */
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    relation: text().notNull(),
    friendId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    agreedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique().on(table.userId, table.friendId), index().on(table.friendId)],
)
