import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '#core/actors/tables.ts'

/** Append-only: what the staff did, to what, and why. Holds no birth data and no addresses of people. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Who of the staff; null when that account is gone or a command line did it. */
    actorId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** By what name they are told afterwards. */
    actor: text().notNull(),
    action: text().notNull(),
    /** `user:7`, `report:thread_…`, `review:3`. */
    target: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    reason: text().notNull(),
  },
  (table) => [index().on(table.target, table.id), index().on(table.actorId)],
)
